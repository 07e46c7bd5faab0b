import { Icon } from '@/components/ui/icon'
import type { Notice } from '@/lib/cms/notices'
import { fileKind } from '@/lib/format/file'
import { noticeHref } from '@/lib/notices/href'
import { DayBlock } from './day-block'

type Props = { notice: Notice; isLatest: boolean; level: 2 | 3 }

/** One notice in a list: the day, the title that opens it, and what is attached. */
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
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {isLatest && <span className="font-semibold text-leaf">Latest notice</span>}
          {notice.file && (
            <span className="inline-flex items-center gap-1">
              <Icon name="file" className="size-4" />
              Attachment: {fileKind(notice.file)}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
