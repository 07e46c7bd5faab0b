import { getMessages, t } from '@/lib/messages/messages'
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
  type Order,
  type Group,
  countTeachers,
  findTeachers,
} from '@/lib/faculty/teachers'
import { facultyTable } from '@/lib/feeds/tables'
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
  const count = countTeachers(found.length, staff.length)
  return (
    <section id="teachers" aria-label={t('faculty.teachers')} className="space-y-4">
      {staff.length > LONG_LIST && (
        <FacultySearch action={`${address}#teachers`} question={question} order={order} />
      )}
      {found.length > 0 ? (
        <>
          <p>
            {question ? t('faculty.found', { count, question }) : count}
            {found.length < staff.length && (
              <>
                {'. '}
                <a href={address}>{t('faculty.showAll')}</a>
              </>
            )}
          </p>
          <FacultyTable groups={sortTeachers(found, order)} order={order} />
        </>
      ) : (
        <p>
          {t('faculty.none', { question })} <a href={address}>{t('faculty.showAllTeachers')}</a>
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
          <span className="font-semibold">{t('faculty.search')}</span>
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
          <span className="font-semibold">{t('faculty.order')}</span>
          <select name="sort" defaultValue={order} className="h-11 field">
            {Object.entries(getMessages().faculty.orders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          <Icon name="search" />
          {t('faculty.showTeachers')}
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
    <GroupHeader colSpan={getMessages().faculty.columns.length} className="bg-marigold-tint">
      {group.department ?? t('faculty.otherTeachers')}
    </GroupHeader>
  )
}

/** The teachers under the three headings of the specification, by department if they have one. */
function FacultyTable({ groups, order }: FacultyTableProps) {
  return (
    <Table
      caption={facultyTable.title}
      columns={getMessages().faculty.columns}
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
