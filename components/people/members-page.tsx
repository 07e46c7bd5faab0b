import { editable } from '@/lib/content/store/drafts'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { termName } from '@/lib/messages/names'
import { DataTable, TableActions } from '@/components/tables/table'
import { InsidePage } from '@/components/page/page-body'
import { MainText, type TemplateProps } from '@/components/page/main-text'
import { Icon } from '@/components/ui/icon'
import type { Page } from '@/lib/pages/pages'
import { listMembers, type Person } from '@/lib/people/people'
import { telHref } from '@/lib/format/phone'

/** The page that begins with a number to call. */
const CHILD_PROTECTION = 'sexual_harassment_committee'

/** Childline, the national helpline for children. */
const HELPLINE = '1098'

/** A body of the school: its purpose, its members and further pages. */
export async function MembersPage({ locale, page }: TemplateProps) {
  return (
    <InsidePage locale={locale} page={page}>
      {page.name === CHILD_PROTECTION && <Helpline locale={locale} />}
      <MainText locale={locale} page={page}>
        <MembersTable locale={locale} page={page} />
      </MainText>
    </InsidePage>
  )
}

/** A number to call in danger, before anything else. */
function Helpline({ locale }: LocaleProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-flame bg-flame-tint p-5">
      <span className="max-w-measure flex-[1_1_15rem] font-semibold">
        {locale.t('members.helpline')}
      </span>
      <a href={telHref(HELPLINE)} className="button">
        <Icon name="phone" />
        {locale.t('enquiry.call', { phone: HELPLINE })}
      </a>
    </p>
  )
}

/** The members of a body with their phone numbers; posts required by law are highlighted. */
async function MembersTable({ locale, page }: { locale: Locale; page: Page }) {
  const members = await listMembers(locale.language, page.name)
  if (members.length === 0) return <p>{locale.t('members.none')}</p>
  return (
    <div className="space-y-4">
      <DataTable
        caption={locale.t('members.title', { body: page.name })}
        columns={locale.messages.members.columns}
        rows={members.map((member, index) => [index + 1, ...cellsOf(locale, member)])}
        editOf={(row) =>
          editable('person', members[row]?.id, 'name', 'post', 'designation', 'telephone')
        }
        isMarked={(row) => Boolean(members[row]?.post)}
        naming={1}
        isStacked
      />
      <TableActions locale={locale} />
    </div>
  )
}

const cellsOf = (locale: Locale, { name, post, designation, telephone }: Person) => [
  locale.mark(name),
  <>
    {post && (
      <strong className="font-semibold">
        {locale.mark(termName(locale, post))}
        {designation && ', '}
      </strong>
    )}
    {designation && locale.mark(termName(locale, designation))}
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
