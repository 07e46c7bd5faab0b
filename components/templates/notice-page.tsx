import { Attachment } from '@/components/notices/attachment'
import { Changed } from '@/components/page/changed'
import { TitleBar } from '@/components/page/title-bar'
import { RichText } from '@/components/ui/rich-text'
import type { Notice } from '@/lib/cms/notices'
import { formatDay } from '@/lib/format/day'
import type { Page } from '@/lib/site/page'

type Props = { page: Page; notice: Notice }

/** One notice at its permanent address. */
export function NoticePage({ page, notice }: Props) {
  return (
    <article>
      <TitleBar page={page} title={notice.title} lead={null} />
      <div className="page-width space-y-6 py-10">
        <p className="font-semibold">
          Notice of <time dateTime={notice.date}>{formatDay(notice.date)}</time>
        </p>
        {notice.description && <RichText html={notice.description} />}
        {notice.file && (
          <p>
            <Attachment file={notice.file} />
          </p>
        )}
        <Changed at={notice.changed} />
        <p className="no-print">
          <a href="/notices">All notices</a>
        </p>
      </div>
    </article>
  )
}
