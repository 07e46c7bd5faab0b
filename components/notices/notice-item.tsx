import { noticeHref } from '@/lib/content/notices/href'
import { DayBlock } from './day-block'
import { NoticeMarks, type ListedNotice } from './notice-marks'

type Props = { notice: ListedNotice; isLatest: boolean; level: 2 | 3 }

/** One notice in a list: the day, the title that opens it, and what else is to be known of it. */
export function NoticeItem({ notice, isLatest, level }: Props) {
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
