import { editable } from '@/lib/content/store/drafts'
import type { Locale } from '@/lib/messages/messages'
import { termName } from '@/lib/messages/names'
import { Table, stackedParts, TableActions } from '@/components/tables/table'
import { CmsPicture } from '@/components/ui/picture'
import { countTeachers } from '@/lib/disclosure/disclosure'
import { type Teacher, listFaculty } from '@/lib/people/people'
import { InsidePage } from '@/components/page/page-body'
import { PageText, type TemplateProps } from '@/components/page/main-text'

const { Body, GroupHeader, Row, RowHeader, Cell } = stackedParts

function TeacherRow({ locale, teacher }: { locale: Locale; teacher: Teacher }) {
  return (
    <Row {...editable('faculty', teacher.id, 'name', 'designation', 'qualification', 'photo')}>
      <RowHeader>
        {teacher.photo ? (
          <span className="flex items-center gap-3">
            <CmsPicture
              file={teacher.photo}
              alt=""
              widths={[320]}
              sizes="3.5rem"
              className="size-14 shrink-0 rounded-full object-cover object-top"
            />
            <span>{locale.mark(teacher.name)}</span>
          </span>
        ) : (
          locale.mark(teacher.name)
        )}
      </RowHeader>
      <Cell>{teacher.designation && locale.mark(termName(locale, teacher.designation))}</Cell>
      <Cell className="max-sm:text-ink-soft">{locale.mark(teacher.qualification)}</Cell>
    </Row>
  )
}

/** The departments in the order of their first teachers, ignoring case; teachers without one come last. */
function groupByDepartment(staff: readonly Teacher[]) {
  const groups = [...Map.groupBy(staff, ({ department }) => department?.toLowerCase() ?? '')]
  return groups.toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
}

/** The teachers under the three headings of the specification, by department if they have one. */
async function FacultyList({ locale, staff }: { locale: Locale; staff: readonly Teacher[] }) {
  const { columns } = locale.messages.faculty
  const groups = groupByDepartment(staff)
  return (
    <section aria-label={locale.t('faculty.teachers')} className="space-y-4">
      <p>{locale.t('faculty.all', { count: await countTeachers(locale.language) })}</p>
      <Table caption={locale.t('faculty.title')} columns={columns} isStacked>
        {groups.map(([key, members]) => (
          <Body key={key}>
            {(key || groups.length > 1) && (
              <GroupHeader colSpan={columns.length} className="bg-marigold-tint">
                {locale.mark(
                  termName(locale, members[0]?.department ?? locale.t('faculty.otherTeachers')),
                )}
              </GroupHeader>
            )}
            {members.map((teacher) => (
              <TeacherRow locale={locale} key={teacher.id} teacher={teacher} />
            ))}
          </Body>
        ))}
      </Table>
      <TableActions locale={locale} />
    </section>
  )
}

/** The teachers below the text of the page. */
export async function FacultyPage({ locale, page }: TemplateProps) {
  const staff = await listFaculty(locale.language)
  return (
    <InsidePage locale={locale} page={page}>
      <PageText locale={locale} page={page} />
      {staff.length > 0 ? (
        <FacultyList locale={locale} staff={staff} />
      ) : (
        <p>{locale.t('faculty.noneYet')}</p>
      )}
    </InsidePage>
  )
}
