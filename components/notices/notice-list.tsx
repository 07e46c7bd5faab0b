import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { categoryName, pastSentence } from '@/lib/messages/names'
import type { ReactNode } from 'react'
import { FileLink } from '@/components/ui/links'
import { Icon, type IconName } from '@/components/ui/icon'
import type { CmsFile } from '@/lib/content/schema/columns'
import type { Notice } from '@/lib/notices/notices'
import { audienceText } from '@/lib/classes/classes'
import { noticeHref, endOf } from '@/lib/notices/archive'
import { FEED_PATH, FEED_TYPE } from '@/lib/feeds/paths'
import { dayParts, formatDay } from '@/lib/messages/days'
import { fileKind } from '@/lib/messages/values'
import { downloadHref } from '@/lib/format/file'

/** A notice in a list. `isPast` is absent in lists of current notices. */
type ListedNotice = Notice & { isPast?: boolean }

type Props = {
  locale: Locale
  notices: readonly ListedNotice[]
  /** The heading level of the titles. */
  level: 2 | 3
  /** The notice that is marked as the latest, if it is in the list. */
  latest?: { id: number } | null
}

export function NoticeList({ locale, notices, level, latest = null }: Props) {
  if (notices.length === 0) return <p>{locale.t('notices.none')}</p>
  return (
    <ul>
      {notices.map((notice) => (
        <NoticeItem
          locale={locale}
          key={notice.id}
          notice={notice}
          isLatest={notice.id === latest?.id}
          level={level}
        />
      ))}
    </ul>
  )
}

type NoticeItemProps = { locale: Locale; notice: ListedNotice; isLatest: boolean; level: 2 | 3 }

/** A notice in a list: the day, the title with its link, and the marks. */
function NoticeItem({ locale, notice, isLatest, level }: NoticeItemProps) {
  const Heading = `h${level}` as const
  return (
    <li
      data-until={endOf(notice)}
      className="flex flex-wrap gap-4 border-line py-4 not-first:border-t"
    >
      <DayBlock locale={locale} date={notice.date} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <Heading className="font-text text-lg leading-snug font-semibold">
          <a
            href={locale.path(noticeHref(notice))}
            className="underline-offset-3 hover:text-flame hover:underline"
          >
            {locale.mark(notice.title)}
          </a>
        </Heading>
        <NoticeMarks locale={locale} notice={notice} isLatest={isLatest} />
      </div>
    </li>
  )
}

/** A date as a calendar leaf; screen readers get one date. */
function DayBlock({ locale, date }: { locale: Locale; date: string }) {
  const { day, month, year } = dayParts(locale, date)
  return (
    <time
      dateTime={date}
      className="flex w-[4.5rem] shrink-0 flex-col overflow-hidden rounded-card border border-line bg-paper text-center leading-tight"
    >
      <span className="sr-only">{formatDay(locale, date)}</span>
      <span aria-hidden="true" className="bg-flame py-0.5 text-xs font-semibold text-paper">
        {month} {year}
      </span>
      <span aria-hidden="true" className="py-1 font-display text-2xl font-semibold">
        {day}
      </span>
    </time>
  )
}

/** The link to the attachment of a notice. */
export function Attachment({ locale, file }: { locale: Locale; file: CmsFile }) {
  return (
    <FileLink
      href={downloadHref(file)}
      title={locale.mark(file.title)}
      kind={fileKind(locale, file)}
    />
  )
}

/** The link to the Atom feed. */
export function FeedLink({ locale }: LocaleProps) {
  return (
    <a
      href={locale.path(FEED_PATH)}
      type={FEED_TYPE}
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-3"
    >
      <Icon name="feed" className="size-4" />
      {locale.t('subscribe.feed.link')}
    </a>
  )
}

type NoticeMarksProps = { locale: Locale; notice: ListedNotice; isLatest: boolean }

/** What to know about a notice before opening it, as text. */
function NoticeMarks({ locale, notice, isLatest }: NoticeMarksProps) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <CategoryMark>{categoryName(locale, notice.category)}</CategoryMark>
      <AudienceMark locale={locale} row={notice} />
      {notice.isPast && (
        <Mark icon="clock">
          <span className="font-semibold">{locale.t('notices.past')}</span>
        </Mark>
      )}
      {notice.isPinned && !notice.isPast && (
        <Mark icon="pinned">
          <span className="font-semibold text-flame">{locale.t('notices.pinned')}</span>
        </Mark>
      )}
      {isLatest && <span className="font-semibold text-leaf">{locale.t('notices.latest')}</span>}
      {notice.file && (
        <Mark icon="file">
          {locale.t('notices.attachment', { kind: fileKind(locale, notice.file) })}
        </Mark>
      )}
    </p>
  )
}

function Mark({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={icon} className="size-4" />
      {children}
    </span>
  )
}

/** The category of a notice as a badge. */
export function CategoryMark({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full border border-line bg-paper-deep px-2.5 text-sm text-ink">
      {children}
    </span>
  )
}

/** For whom a row is as a badge; nothing if it is for everybody. */
export function AudienceMark({
  locale,
  row,
}: LocaleProps & { row: { audience: readonly string[] } }) {
  const text = audienceText(locale, row)
  return (
    text && (
      <span className="rounded-full bg-marigold-tint px-2.5 text-sm text-ink">
        {locale.mark(text)}
      </span>
    )
  )
}

type PastNoteProps = { locale: Locale; notice: Parameters<typeof pastSentence>[1] }

/** States above a notice that it is no longer valid; nothing for a current one. */
export function PastNote({ locale, notice }: PastNoteProps) {
  const sentence = pastSentence(locale, notice)
  if (!sentence) return null
  return (
    <p className="flex max-w-measure items-start gap-3 rounded-card border-2 border-flame bg-flame-tint p-4 font-semibold">
      <Icon name="clock" className="mt-1" />
      {locale.mark(sentence)}
    </p>
  )
}
