import type { Locale } from '@/lib/messages/messages'
import { CalendarTable } from '@/components/calendar/calendar-table'
import { SchoolToday } from '@/components/calendar/school-today'
import { UpiPayment } from '@/components/fees/fees'
import { ClassFacts } from './class-facts'
import { Frame } from '@/components/frame/frame'
import { NoticeList } from '@/components/notices/notice-list'
import { PageBody } from '@/components/page/page-body'
import { PageLink, DocumentLink } from '@/components/ui/links'
import { TitleBar } from '@/components/page/title-bar'
import { SectionDocument } from '@/components/sections/page-sections'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { bySession, splitDates } from '@/lib/calendar/dates'
import { getClassContent } from '@/lib/classes/class-content'
import { classHref, className, type ClassOfSchool } from '@/lib/classes/classes'
import { getToday } from '@/lib/content/store/read-view'
import { distinctDocuments } from '@/lib/feeds/documents'
import { classCalendarHref, classFeedHref, FEED_TYPE, subscribeHref } from '@/lib/feeds/paths'
import { breadcrumbData } from '@/lib/metadata/structured-data'
import { getClassesPage } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'
import { siteEnvironment } from '@/lib/server/environment'

type Props = { locale: Locale; found: ClassOfSchool }
type Content = Awaited<ReturnType<typeof getClassContent>>
type PartProps = Props & { content: Content }

/** As many as a phone shows on two screens. */
const [MOST_NOTICES, MOST_DATES] = [6, 8]

/** Everything that the school has published for one class, each part only if there is something in it. */
export async function ClassScreen({ locale, found }: Props) {
  const [page, content] = await Promise.all([
    getClassesPage(locale.language),
    getClassContent(locale, found),
  ])
  const name = className(locale, found)
  const part = { locale, found, content }
  return (
    <Frame
      locale={locale}
      current={page}
      href={classHref(found)}
      language={locale.language}
      things={[breadcrumbData(locale, page, name)]}
      rows={[...content.teachers, ...content.books]}
    >
      <TitleBar
        locale={locale}
        page={page}
        title={name}
        lead={locale.t('classes.lead', { name })}
      />
      <PageBody locale={locale} page={page}>
        <SchoolToday locale={locale} found={found} />
        <ClassFacts {...part} />
        <Notices {...part} />
        <Dates {...part} />
        <Documents {...part} />
        <Payment {...part} />
        <Subscribe locale={locale} found={found} />
        <Remember locale={locale} found={found} />
      </PageBody>
    </Frame>
  )
}

function Notices({ locale, content: { notices } }: PartProps) {
  if (notices.length === 0) return null
  return (
    <Section id="notices" title={locale.t('home.notices')}>
      <NoticeList locale={locale} notices={notices.slice(0, MOST_NOTICES)} level={3} />
      <a href={locale.path('/notices')} className="no-print button-quiet">
        {locale.t('home.allNotices')}
      </a>
    </Section>
  )
}

async function Dates({ locale, content }: PartProps) {
  // As on the calendar: of the next session with dates.
  const [next] = bySession(splitDates(content.dates, await getToday()).coming)
  const coming = next?.dates ?? []
  const { exams = [], dates = [] } = Object.groupBy(coming, ({ kind }) =>
    kind === 'Examination' ? 'exams' : 'dates',
  )
  if (coming.length === 0) return null
  return (
    <>
      {exams.length > 0 && (
        <CalendarTable
          locale={locale}
          caption={locale.t('classes.exams')}
          dates={exams}
          isUpcoming
        />
      )}
      {dates.length > 0 && (
        <CalendarTable
          locale={locale}
          caption={locale.t('classes.dates')}
          dates={dates.slice(0, MOST_DATES)}
          isUpcoming
        />
      )}
      <p className="no-print">
        <PageLink locale={locale} name="school_calendar" className="button-quiet">
          {locale.t('classes.allDates')}
        </PageLink>
      </p>
    </>
  )
}

/** Timetable, syllabus and books. */
function Documents({ locale, content: { documents, books } }: PartProps) {
  const lists = distinctDocuments(locale, [], books)
  return (
    <>
      {documents.length > 0 && (
        <Section id="documents" title={locale.t('classes.documents')}>
          {documents.map((section) => (
            <SectionDocument key={section.id} locale={locale} section={section} />
          ))}
        </Section>
      )}
      {lists.length > 0 && (
        <Section id="books" title={locale.t('books.title')}>
          {lists.map((document) => (
            <DocumentLink key={document.href} locale={locale} {...document} />
          ))}
        </Section>
      )}
    </>
  )
}

/** The amount is that of the table if the school has one for a period, otherwise parents write it. */
async function Payment({ locale, found, content: { fee } }: PartProps) {
  const school = await getSchool(locale.language)
  if (!fee) return null
  return (
    <UpiPayment
      locale={locale}
      school={school}
      amount={fee.heads.length === 0 && school.feePeriod ? fee.fee : null}
      note={className(locale, found)}
    />
  )
}

/** The dates and notices of the class for a program of the visitor's own. */
function Subscribe({ locale, found }: Props) {
  const name = className(locale, found)
  const { SITE_URL } = siteEnvironment()
  return (
    <p className="no-print flex flex-wrap gap-x-6 gap-y-2">
      <a href={subscribeHref(locale, SITE_URL, classCalendarHref(found))} className="button-quiet">
        <Icon name="calendar-plus" />
        {locale.mark(locale.t('classes.calendar', { name }))}
      </a>
      <a href={locale.path(classFeedHref(found))} type={FEED_TYPE} className="button-quiet">
        <Icon name="feed" />
        {locale.mark(locale.t('classes.feed', { name }))}
      </a>
    </p>
  )
}

/** Without JavaScript there is nothing to remember with; the space is taken from the start. */
function Remember({ locale, found }: Props) {
  return (
    <label className="no-print invisible flex max-w-measure items-start gap-3 rounded-card bg-paper-deep p-4">
      <input type="checkbox" data-class={found.slug} className="mt-1.5 size-5 shrink-0" />
      {locale.mark(locale.t('classes.remember', { name: className(locale, found) }))}
    </label>
  )
}
