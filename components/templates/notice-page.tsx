import { Attachment } from '@/components/notices/notice-list'
import { CategoryMark, PastNote } from '@/components/notices/notice-marks'
import { ShareNotice } from '@/components/notices/share-notice'
import { Changed } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { RichText } from '@/components/ui/rich-text'
import { noticeCategories } from '@/content/notice-categories'
import { noticeWords as words } from '@/content/pages/general/notices'
import { editable } from '@/lib/content/drafts'
import type { Notice } from '@/lib/content/collections/notices'
import { formatDay } from '@/lib/format/day'
import { fill } from '@/lib/format/fill'
import type { Archived } from '@/lib/content/notices/schedule'
import { archiveHref } from '@/lib/content/notices/archive'
import type { Page } from '@/content/pages/page'

type Props = { page: Page; notice: Archived<Notice> }

/** One notice at its permanent address, marked when it is past. */
export function NoticePage({ page, notice }: Props) {
  const category = noticeCategories[notice.category]
  return (
    <article>
      <TitleBar
        page={page}
        title={notice.title}
        lead={null}
        titleEdits={editable('notice', notice.id, 'title')}
      />
      <div className="page-width space-y-6 py-10">
        <PastNote notice={notice} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold">
            Notice of <time dateTime={notice.date}>{formatDay(notice.date)}</time>
          </span>
          <CategoryMark>{category}</CategoryMark>
        </p>
        {notice.description && (
          <RichText
            html={notice.description}
            edits={editable('notice', notice.id, 'description')}
          />
        )}
        {notice.file && (
          <p>
            <Attachment file={notice.file} />
          </p>
        )}
        <Changed at={notice.changed} />
        <ShareNotice notice={notice} />
        <ul className="no-print flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <a href="/notices">{words.all}</a>
          </li>
          <li>
            <a href={archiveHref({ key: notice.category })}>
              {fill(words.ofCategory, { category })}
            </a>
          </li>
        </ul>
      </div>
    </article>
  )
}
