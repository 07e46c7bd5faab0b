import { getMessages, t } from '@/lib/messages/messages'
import { DataTable } from '@/components/tables/table'
import { FacultyList } from '@/components/faculty/faculty-list'
import { InsidePage } from '@/components/page/page-body'
import { MainText, PageText } from '@/components/page/main-text'
import { Icon } from '@/components/ui/icon'
import { TableActions } from '@/components/tables/table-actions'
import { getBody, type Body } from '@/content/pages/administration/bodies'
import { listFaculty } from '@/lib/content/collections/faculty'
import { listMembers, type Person } from '@/lib/content/collections/people'
import { telHref } from '@/lib/format/phone'
import type { TemplateProps } from './template'

/** The teachers below the text of the page. */
export async function FacultyPage({ page }: TemplateProps) {
  const staff = await listFaculty()
  return (
    <InsidePage page={page}>
      <PageText page={page} />
      {staff.length > 0 ? <FacultyList staff={staff} /> : <p>{t('faculty.noneYet')}</p>}
    </InsidePage>
  )
}

/** A body of the school: its purpose, its members and further pages. */
export async function MembersPage({ page }: TemplateProps) {
  const body = getBody(page.name)
  return (
    <InsidePage page={page}>
      {body.helpline && <Helpline {...body.helpline} />}
      {body.membersFirst && <MembersTable body={body} />}
      <MainText page={page}>{!body.membersFirst && <MembersTable body={body} />}</MainText>
    </InsidePage>
  )
}

/** A number to call in danger, before anything else. */
function Helpline({ text, call, number }: NonNullable<Body['helpline']>) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-flame bg-flame-tint p-5">
      <span className="max-w-measure flex-[1_1_15rem] font-semibold">{text}</span>
      <a href={telHref(number)} className="button">
        <Icon name="phone" />
        {call}
      </a>
    </p>
  )
}

/** The members of a body with their phone numbers; posts required by law are highlighted. */
async function MembersTable({ body }: { body: Body }) {
  const members = await listMembers(body.row)
  return (
    <div className="space-y-4">
      {members.length > 0 ? (
        <DataTable
          caption={body.title}
          columns={getMessages().members.columns}
          rows={members.map((member, index) => ({
            key: String(member.id),
            cells: [index + 1, ...cellsOf(member)],
            isMarked: Boolean(member.post),
          }))}
          naming={1}
          isStacked
        />
      ) : (
        <p>{t('members.none')}</p>
      )}
      {members.length > 0 && <TableActions />}
    </div>
  )
}

const cellsOf = ({ name, post, designation, telephone }: Person) => [
  name,
  <>
    {post && (
      <strong className="font-semibold">
        {post}
        {designation && ', '}
      </strong>
    )}
    {designation}
  </>,
  telephone && (
    <a
      key="call"
      href={telHref(telephone)}
      className="inline-block font-semibold whitespace-nowrap text-flame underline underline-offset-3 max-sm:py-1"
    >
      {telephone}
    </a>
  ),
]
