import type { Teacher } from '@/lib/cms/faculty'

/** The teachers under the specification's three headings. */
export function FacultyTable({ staff }: { staff: readonly Teacher[] }) {
  return (
    <div className="table-scroll" role="region" aria-labelledby="faculty-caption" tabIndex={0}>
      <table>
        <caption id="faculty-caption">Teaching staff ({staff.length})</caption>
        <thead className="bg-paper-deep">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Designation</th>
            <th scope="col">Qualification</th>
          </tr>
        </thead>
        <tbody>
          {staff.map((teacher) => (
            <tr key={teacher.id}>
              <th scope="row">{teacher.name}</th>
              <td>{teacher.designation}</td>
              <td>{teacher.qualification}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
