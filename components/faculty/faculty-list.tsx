import { CsvLink } from '@/components/tables/csv-link'
import type { Teacher } from '@/lib/content/collections/faculty'
import { arrange, readOrder } from '@/lib/faculty/arrange'
import { countTeachers } from '@/lib/faculty/count'
import { findTeachers } from '@/lib/faculty/find'
import { hrefOf, type Page } from '@/content/pages/page'
import type { Query } from '@/lib/pages/query'
import { facultyTable } from '@/lib/feeds/tables/faculty'
import { FacultySearch } from './faculty-search'
import { FacultyTable } from './faculty-table'

type Props = { page: Page; query: Query; staff: readonly Teacher[] }

/** A shorter list is read faster than it is searched. */
const LONG_LIST = 8

/** The teachers, or those of them that the address asks for. */
export function FacultyList({ page, query, staff }: Props) {
  const question = query.q ?? ''
  const order = readOrder(query.sort)
  const found = findTeachers(staff, question)
  const address = hrefOf(page)
  return (
    <section id="teachers" aria-label="Teachers" className="space-y-4">
      {staff.length > LONG_LIST && (
        <FacultySearch action={`${address}#teachers`} question={question} order={order} />
      )}
      {found.length > 0 ? (
        <>
          <p>
            {countTeachers(found.length, staff.length)}
            {question && ` for “${question}”`}
            {found.length < staff.length && (
              <>
                {'. '}
                <a href={address}>Show all</a>
              </>
            )}
          </p>
          <FacultyTable groups={arrange(found, order)} order={order} />
        </>
      ) : (
        <p>
          No teacher was found for “{question}”. <a href={address}>Show all teachers</a>
        </p>
      )}
      <CsvLink table={facultyTable} />
    </section>
  )
}
