import { editable } from '@/lib/content/store/drafts'
import type { Locale } from '@/lib/messages/messages'
import type { ReactNode } from 'react'
import { categoryName } from '@/lib/messages/names'
import { Frame } from '@/components/frame/frame'
import { Attachment, AudienceMark, CategoryMark, PastNote } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { Icon } from '@/components/ui/icon'
import { CmsPicture, widthOf } from '@/components/ui/picture'
import { Folded } from '@/components/ui/section'
import { PdfViewer } from '@/components/pdf/pdf-part'
import { asPicture, type CmsFile } from '@/lib/content/schema/columns'
import { downloadHref } from '@/lib/format/file'
import { LastChanged, RichText } from '@/components/ui/rich-text'
import type { Notice, PlacedNotice } from '@/lib/notices/notices'
import { noticeCalendarHref } from '@/lib/feeds/paths'
import { writeTime } from '@/lib/messages/times'
import { formatDay, formatDays, formatFullDay } from '@/lib/messages/days'
import { endOf, archiveHref, noticeHref } from '@/lib/notices/archive'
import { siteEnvironment } from '@/lib/server/environment'
import { whatsappHref } from '@/lib/format/phone'
import { getOwnPage, type Page } from '@/lib/pages/pages'
import { noticeData } from '@/lib/metadata/structured-data'

type ScreenProps = { locale: Locale; notice: PlacedNotice; banner?: ReactNode }

/** A notice with the frame. */
export async function NoticeScreen({ locale, notice, banner }: ScreenProps) {
  const page = await getOwnPage(locale.language, 'notices')
  return (
    <Frame
      locale={locale}
      current={page}
      href={noticeHref(notice)}
      language={notice.language}
      banner={banner}
      things={await noticeData(locale, page, notice)}
      rows={[notice]}
    >
      <NoticePage locale={locale} page={page} notice={notice} />
    </Frame>
  )
}

type Props = { locale: Locale; page: Page; notice: PlacedNotice }

/** A notice at its permanent address, marked if it is past. */
function NoticePage({ locale, page, notice }: Props) {
  return (
    <article data-until={endOf(notice)}>
      <TitleBar
        locale={locale}
        page={page}
        title={notice.title}
        lead={null}
        edit={editable('notification', notice.id, 'title')}
      />
      <div className="page-width grid items-start gap-x-12 gap-y-8 py-8 md:py-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          <PastNote locale={locale} notice={notice} />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <time
              dateTime={notice.date}
              className="font-semibold"
              {...editable('notification', notice.id, 'date')}
            >
              {locale.t('notices.of', { day: formatDay(locale, notice.date) })}
            </time>
            <CategoryMark>{categoryName(locale, notice.category)}</CategoryMark>
            <AudienceMark locale={locale} row={notice} />
          </p>
          {notice.description && (
            <RichText
              locale={locale}
              html={notice.description}
              edit={editable('notification', notice.id, 'description')}
            />
          )}
          <LastChanged locale={locale} at={notice.changed} />
          <ShareNotice locale={locale} notice={notice} />
        </div>
        <div className="min-w-0 space-y-6">
          <NoticeDate locale={locale} notice={notice} />
          {notice.file && <AttachedFile locale={locale} file={notice.file} />}
          <OtherNotices locale={locale} notice={notice} />
        </div>
      </div>
    </article>
  )
}

/** The attachment with its preview: a picture, or a PDF in the viewer, which loads when it is unfolded. */
function AttachedFile({ locale, file }: { locale: Locale; file: CmsFile }) {
  const picture = asPicture(file)
  const alt = file.description ?? file.title
  return (
    <div className="space-y-3">
      <Attachment locale={locale} file={file} />
      {picture && (
        <CmsPicture
          file={picture}
          alt={alt}
          lang={locale.langOf(alt)}
          widths={[320, 640]}
          sizes="(width < 64rem) 100vw, 20rem"
          className={`rounded-card border border-line ${widthOf(picture)}`}
        />
      )}
      {file.type === 'application/pdf' && (
        <Folded title={locale.t('notices.preview')}>
          <PdfViewer locale={locale} file={downloadHref(file)} title={file.title} />
        </Folded>
      )}
    </div>
  )
}

/** The notices next to this one, all of its category, and all. */
function OtherNotices({ locale, notice: { newer, older, category } }: Omit<Props, 'page'>) {
  const neighbours = [
    { label: locale.t('notices.next'), notice: newer },
    { label: locale.t('notices.earlier'), notice: older },
  ]
  return (
    <nav
      aria-label={locale.t('notices.others')}
      className="no-print rounded-card border border-line p-5"
    >
      <ul className="space-y-3">
        {neighbours.map(
          ({ label, notice }) =>
            notice && (
              <li key={label}>
                <span className="block text-sm text-ink-soft">{label}</span>
                <a href={locale.path(noticeHref(notice))}>{locale.mark(notice.title)}</a>
              </li>
            ),
        )}
        <li>
          <a href={locale.path(archiveHref({ key: category }))}>
            {locale.t('notices.ofCategory', { category: categoryName(locale, category) })}
          </a>
        </li>
        <li>
          <a href={locale.path('/notices')}>{locale.t('notices.all')}</a>
        </li>
      </ul>
    </nav>
  )
}

/** The date that a notice announces; a past one is not in the calendar any more. */
function NoticeDate({ locale, notice: { id, event, isPast } }: Omit<Props, 'page'>) {
  if (!event) return null
  const details = [event.time && writeTime(locale, event.time), event.place]
    .filter(Boolean)
    .join(', ')
  return (
    <p
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-paper-deep p-4"
      {...editable('notification', id, 'event_date', 'event_until')}
    >
      <span className="font-semibold">{formatDays(locale, event, formatFullDay)}</span>
      {details && <span>{locale.mark(details)}</span>}
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
