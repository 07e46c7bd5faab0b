import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { noticeCategories } from '@/content/notice-categories'
import { noticeWords as words } from '@/content/pages/general/notices'
import type { Notice } from '@/lib/content/collections/notices'
import { pastSentence } from '@/lib/content/notices/schedule'
import { fileKind } from '@/lib/format/file'

/** A notice as a list has it: of those that are to be read now, none is past. */
export type ListedNotice = Notice & { isPast?: boolean }

type Props = { notice: ListedNotice; isLatest: boolean }

/** What is to be known of a notice before it is opened, all of it in words. */
export function NoticeMarks({ notice, isLatest }: Props) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <CategoryMark>{noticeCategories[notice.category]}</CategoryMark>
      {notice.isPast && (
        <Mark icon="clock">
          <span className="font-semibold">{words.past}</span>
        </Mark>
      )}
      {notice.isPinned && !notice.isPast && (
        <Mark icon="pinned">
          <span className="font-semibold text-flame">{words.pinned}</span>
        </Mark>
      )}
      {isLatest && <span className="font-semibold text-leaf">{words.latest}</span>}
      {notice.file && <Mark icon="file">Attachment: {fileKind(notice.file)}</Mark>}
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

/** What a notice is about, as a small capsule. */
export function CategoryMark({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full border border-line bg-paper-deep px-2.5 text-sm text-ink">
      {children}
    </span>
  )
}

type PastNoteProps = { notice: Parameters<typeof pastSentence>[0] }

/** Says above a notice that it no longer holds; nothing above one that does. */
export function PastNote({ notice }: PastNoteProps) {
  const sentence = pastSentence(notice)
  if (!sentence) return null
  return (
    <p className="flex max-w-measure items-start gap-3 rounded-card border-2 border-flame bg-flame-tint p-4 font-semibold">
      <Icon name="clock" className="mt-1" />
      {sentence}
    </p>
  )
}
