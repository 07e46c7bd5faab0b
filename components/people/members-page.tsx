import { getMessages, t } from '@/lib/messages/messages'
import { termName } from '@/lib/messages/names'
import { DataTable } from '@/components/tables/table'
import { InsidePage } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import { Icon } from '@/components/ui/icon'
import { TableActions } from '@/components/tables/table-actions'
import type { Page } from '@/lib/pages/pages'
import { listMembers, type Person } from '@/lib/people/people'
import { telHref } from '@/lib/format/phone'
import type { TemplateProps } from '@/components/page/template'

/** The page that begins with a number to call. */
const CHILD_PROTECTION = 'sexual_harassment_committee'

/** Childline, the national helpline for children. */
const HELPLINE = '1098'

/** A body of the school: its purpose, its members and further pages. */
export async function MembersPage({ page }: TemplateProps) {
  return (
    <InsidePage page={page}>
      {page.name === CHILD_PROTECTION && <Helpline />}
      <MainText page={page}>
        <MembersTable page={page} />
      </MainText>
    </InsidePage>
  )
}

/** A number to call in danger, before anything else. */
function Helpline() {
  return (
    <p className="flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-flame bg-flame-tint p-5">
      <span className="max-w-measure flex-[1_1_15rem] font-semibold">{t('members.helpline')}</span>
      <a href={telHref(HELPLINE)} className="button">
        <Icon name="phone" />
        {t('enquiry.call', { phone: HELPLINE })}
      </a>
    </p>
  )
}

/** The members of a body with their phone numbers; posts required by law are highlighted. */
async function MembersTable({ page }: { page: Page }) {
  const members = await listMembers(page.name)
  if (members.length === 0) return <p>{t('members.none')}</p>
  return (
    <div className="space-y-4">
      <DataTable
        caption={t('members.title', { body: page.name })}
        columns={getMessages().members.columns}
        rows={members.map((member, index) => [index + 1, ...cellsOf(member)])}
        isMarked={(row) => Boolean(members[row]?.post)}
        naming={1}
        isStacked
      />
      <TableActions />
    </div>
  )
}

const cellsOf = ({ name, post, designation, telephone }: Person) => [
  name,
  <>
    {post && (
      <strong className="font-semibold">
        {termName(post)}
        {designation && ', '}
      </strong>
    )}
    {designation && termName(designation)}
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
