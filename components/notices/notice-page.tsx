import type { Locale } from '@/lib/messages/messages'
import type { ReactNode } from 'react'
import { categoryName } from '@/lib/messages/names'
import { Frame } from '@/components/frame/frame'
import { Attachment, CategoryMark, PastNote } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { Icon } from '@/components/ui/icon'
import { LastChanged, RichText } from '@/components/ui/rich-text'
import type { Notice } from '@/lib/notices/notices'
import { noticeCalendarHref } from '@/lib/feeds/paths'
import { formatDay, formatDays, formatFullDay } from '@/lib/messages/days'
import { endOf, type Archived } from '@/lib/content/schema/schedule'
import { archiveHref, noticeHref } from '@/lib/notices/archive'
import { siteEnvironment } from '@/lib/server/environment'
import { whatsappHref } from '@/lib/format/phone'
import { getOwnPage, type Page } from '@/lib/pages/pages'
import { otherLanguageOf } from '@/lib/messages/passages'
import { noticeData } from '@/lib/metadata/structured-data'

type ScreenProps = { locale: Locale; notice: Archived<Notice>; banner?: ReactNode }

/** A notice with the frame. One that is written in another language than English is shown in its own. */
export async function NoticeScreen({ locale, notice, banner }: ScreenProps) {
  const page = await getOwnPage(locale.language, 'notices')
  return (
    <Frame
      locale={locale}
      current={page}
      href={noticeHref(notice)}
      language={otherLanguageOf(notice.title) ? locale.language : notice.language}
      banner={banner}
      things={await noticeData(locale, page, notice)}
      rows={[notice]}
    >
      <NoticePage locale={locale} page={page} notice={notice} />
    </Frame>
  )
}

type Props = { locale: Locale; page: Page; notice: Archived<Notice> }

/** A notice at its permanent address, marked if it is past. */
function NoticePage({ locale, page, notice }: Props) {
  const category = categoryName(locale, notice.category)
  return (
    <article data-until={endOf(notice)}>
      <TitleBar locale={locale} page={page} title={notice.title} lead={null} />
      <div className="page-width space-y-6 py-10">
        <PastNote locale={locale} notice={notice} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <time dateTime={notice.date} className="font-semibold">
            {locale.t('notices.of', { day: formatDay(locale, notice.date) })}
          </time>
          <CategoryMark>{category}</CategoryMark>
        </p>
        <NoticeDate locale={locale} notice={notice} />
        {notice.description && <RichText locale={locale} html={notice.description} />}
        {notice.file && (
          <p>
            <Attachment locale={locale} file={notice.file} />
          </p>
        )}
        <LastChanged locale={locale} at={notice.changed} />
        <ShareNotice locale={locale} notice={notice} />
        <ul className="no-print flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <a href={locale.path('/notices')}>{locale.t('notices.all')}</a>
          </li>
          <li>
            <a href={locale.path(archiveHref({ key: notice.category }))}>
              {locale.t('notices.ofCategory', { category })}
            </a>
          </li>
        </ul>
      </div>
    </article>
  )
}

/** The date that a notice announces; a past one is not in the calendar any more. */
function NoticeDate({
  locale,
  notice: { id, event, isPast },
}: {
  locale: Locale
  notice: Archived<Notice>
}) {
  if (!event) return null
  return (
    <p className="flex max-w-measure flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-paper-deep p-4">
      <span className="font-semibold">{formatDays(locale, event, formatFullDay)}</span>
      {!isPast && (
        <a href={locale.path(noticeCalendarHref({ id }))} className="no-print button-quiet">
          <Icon name="calendar-plus" />
          {locale.t('notices.addToCalendar')}
        </a>
      )}
    </p>
  )
}

/** Sends a notice by WhatsApp. */
function ShareNotice({ locale, notice }: { locale: Locale; notice: Notice }) {
  const address = siteEnvironment().SITE_URL + locale.path(noticeHref(notice))
  return (
    <section aria-label={locale.t('share.title')} className="no-print">
      <a
        href={whatsappHref(notice.title, address)}
        rel="noopener noreferrer"
        className="button-quiet"
      >
        <Icon name="message" />
        {locale.t('share.whatsapp')}
      </a>
    </section>
  )
}
