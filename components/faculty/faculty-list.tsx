import { Table } from '@/components/tables/table'
import { stackedParts } from '@/components/tables/table-parts'
import { TableActions } from '@/components/tables/table-actions'
import { Icon } from '@/components/ui/icon'
import { CmsPicture } from '@/components/ui/picture'
import { hrefOf } from '@/lib/format/href'
import type { Page } from '@/lib/content/collections/pages'
import type { Teacher } from '@/lib/content/collections/faculty'
import {
  sortTeachers,
  readOrder,
  orders,
  type Order,
  type Group,
  countTeachers,
  findTeachers,
} from '@/lib/faculty/teachers'
import { facultyTable, facultyColumns } from '@/lib/feeds/tables'
import type { Query } from '@/lib/pages/query'

type Props = { page: Page; query: Query; staff: readonly Teacher[] }

/** A shorter list has no search. */
const LONG_LIST = 8

/** The teachers, or those that match the query. */
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
            {question && (
              <>
                {' for “'}
                {question}”
              </>
            )}
            {found.length < staff.length && (
              <>
                {'. '}
                <a href={address}>Show all</a>
              </>
            )}
          </p>
          <FacultyTable groups={sortTeachers(found, order)} order={order} />
        </>
      ) : (
        <p>
          No teacher found for “{question}
          ”. <a href={address}>Show all teachers</a>
        </p>
      )}
      <TableActions table={facultyTable} />
    </section>
  )
}

type FacultySearchProps = {
  /** The address of the page with the fragment of the results. */
  action: string
  question: string
  order: Order
}

/** Searches and sorts the teachers by a GET form. */
function FacultySearch({ action, question, order }: FacultySearchProps) {
  return (
    <search className="no-print">
      <form
        action={action}
        className="grid gap-4 rounded-card bg-paper-deep p-4 sm:grid-cols-[1fr_auto_auto] sm:items-end"
      >
        <label className="block">
          <span className="font-semibold">Name, subject or qualification</span>
          <input
            type="search"
            name="q"
            defaultValue={question}
            maxLength={100}
            autoComplete="off"
            className="h-11 field"
          />
        </label>
        <label className="block">
          <span className="font-semibold">Order</span>
          <select name="sort" defaultValue={order} className="h-11 field">
            {Object.entries(orders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          <Icon name="search" />
          Show teachers
        </button>
      </form>
    </search>
  )
}

type FacultyTableProps = { groups: readonly Group[]; order: Order }

/** The sort order of the first columns; the others cannot be sorted. */
const ORDERS: readonly Order[] = ['name', 'designation']

const { Body, GroupHeader, Row, RowHeader, Cell } = stackedParts

function TeacherRow({ teacher }: { teacher: Teacher }) {
  return (
    <Row>
      <RowHeader>
        {teacher.photo && (
          <CmsPicture
            file={teacher.photo}
            alt=""
            widths={[320]}
            sizes="3.5rem"
            className="mr-3 inline-block size-14 rounded-full object-cover align-middle"
          />
        )}
        {teacher.name}
      </RowHeader>
      <Cell>{teacher.designation}</Cell>
      <Cell className="max-sm:text-ink-soft">{teacher.qualification}</Cell>
    </Row>
  )
}

/** A single group needs no heading, unless it is a department. */
function GroupHeading({ group, groups }: { group: Group; groups: readonly Group[] }) {
  if (!group.department && groups.length === 1) return null
  return (
    <GroupHeader colSpan={facultyColumns.length} className="bg-marigold-tint">
      {group.department ?? 'Other teachers'}
    </GroupHeader>
  )
}

/** The teachers under the three headings of the specification, by department if they have one. */
function FacultyTable({ groups, order }: FacultyTableProps) {
  return (
    <Table
      caption={facultyTable.title}
      columns={facultyColumns}
      columnProps={(column) => ({
        'aria-sort': ORDERS[column] === order ? 'ascending' : undefined,
      })}
      isStacked
    >
      {groups.map((group) => (
        <Body key={group.department ?? ''}>
          <GroupHeading group={group} groups={groups} />
          {group.staff.map((teacher) => (
            <TeacherRow key={teacher.id} teacher={teacher} />
          ))}
        </Body>
      ))}
    </Table>
  )
}
