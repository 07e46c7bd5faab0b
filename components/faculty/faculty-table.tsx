import { stacked } from '@/components/tables/stacked'
import type { Teacher } from '@/lib/content/collections/faculty'
import type { Group, Order } from '@/lib/faculty/arrange'
import { facultyColumns, facultyTable } from '@/lib/feeds/tables/faculty'

type Props = { groups: readonly Group[]; order: Order }

const sortedBy: Partial<Record<(typeof facultyColumns)[number], Order>> = {
  Name: 'name',
  Designation: 'designation',
}

function TeacherRow({ teacher }: { teacher: Teacher }) {
  return (
    <tr className={stacked.row}>
      <th scope="row" className={stacked.cell}>
        {teacher.name}
      </th>
      <td className={stacked.cell}>{teacher.designation}</td>
      <td className={`${stacked.cell} max-sm:text-ink-soft`}>{teacher.qualification}</td>
    </tr>
  )
}

/** Over one group there is nothing to tell apart, unless it is a department. */
function GroupHeading({ group, groups }: { group: Group; groups: readonly Group[] }) {
  if (!group.department && groups.length === 1) return null
  return (
    <tr className="max-sm:grid">
      <th scope="rowgroup" colSpan={facultyColumns.length} className="bg-marigold-tint">
        {group.department ?? 'Other teachers'}
      </th>
    </tr>
  )
}

/** The teachers under the specification's three headings, by department where they have one. */
export function FacultyTable({ groups, order }: Props) {
  return (
    <div className="table-scroll" role="region" aria-labelledby="faculty-caption" tabIndex={0}>
      <table className={stacked.table}>
        <caption id="faculty-caption">{facultyTable.title}</caption>
        <thead className={`bg-paper-deep ${stacked.head}`}>
          <tr>
            {facultyColumns.map((name) => (
              <th
                key={name}
                scope="col"
                aria-sort={sortedBy[name] === order ? 'ascending' : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.department ?? ''}>
            <GroupHeading group={group} groups={groups} />
            {group.staff.map((teacher) => (
              <TeacherRow key={teacher.id} teacher={teacher} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
