import { Icon } from '@/components/ui/icon'
import { noticeWords, subscribing } from '@/content/pages/general/notices'
import type { CmsFile } from '@/lib/content/collections/columns'
import { noticeHref } from '@/lib/content/notices/archive'
import { FEED_PATH, FEED_TYPE } from '@/lib/feeds/paths'
import { dayParts, formatDay } from '@/lib/format/day'
import { downloadHref, fileKind } from '@/lib/format/file'
import { type ListedNotice, NoticeMarks } from './notice-marks'

type Props = {
  notices: readonly ListedNotice[]
  /** The rank of the titles below the heading that the list stands under. */
  level: 2 | 3
  /** The one to be called the latest, if it is in the list. */
  latest?: { id: number } | null
}

export function NoticeList({ notices, level, latest = null }: Props) {
  if (notices.length === 0) return <p>{noticeWords.none}</p>
  return (
    <ul>
      {notices.map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          isLatest={notice.id === latest?.id}
          level={level}
        />
      ))}
    </ul>
  )
}

type NoticeItemProps = { notice: ListedNotice; isLatest: boolean; level: 2 | 3 }

/** One notice in a list: the day, the title that opens it, and what else is to be known of it. */
export function NoticeItem({ notice, isLatest, level }: NoticeItemProps) {
  const Heading = `h${level}` as const
  return (
    <li className="flex gap-4 border-line py-4 not-first:border-t">
      <DayBlock date={notice.date} />
      <div className="min-w-0">
        <Heading className="font-text text-lg leading-snug font-semibold">
          <a
            href={noticeHref(notice)}
            className="underline-offset-3 hover:text-flame hover:underline"
          >
            {notice.title}
          </a>
        </Heading>
        <NoticeMarks notice={notice} isLatest={isLatest} />
      </div>
    </li>
  )
}

/** A date as a small calendar leaf; read out as one date. */
function DayBlock({ date }: { date: string }) {
  const { day, month, year } = dayParts(date)
  return (
    <time
      dateTime={date}
      className="flex w-16 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-paper text-center leading-tight"
    >
      <span className="sr-only">{formatDay(date)}</span>
      <span aria-hidden="true" className="bg-flame py-0.5 text-xs font-semibold text-paper">
        {month} {year}
      </span>
      <span aria-hidden="true" className="py-1 font-display text-2xl font-semibold">
        {day}
      </span>
    </time>
  )
}

/** The link to a notice's file, with its type and size so that nobody pays for a surprise. */
export function Attachment({ file }: { file: CmsFile }) {
  return (
    <a href={downloadHref(file)} download className="button-quiet">
      <Icon name="download" />
      <span>
        {file.title} <span className="font-normal">({fileKind(file)})</span>
      </span>
    </a>
  )
}

/** The way to the notices for programs that follow them. */
export function FeedLink() {
  return (
    <a
      href={FEED_PATH}
      type={FEED_TYPE}
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-3"
    >
      <Icon name="feed" className="size-4" />
      {subscribing.feed.link}
    </a>
  )
}
