import { NoticeBoard } from '@/components/notices/notice-board'
import { NoticeList } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { noticeWords } from '@/content/notices'
import type { Notice } from '@/lib/cms/notices'
import type { Archived } from '@/lib/notices/lists'
import type { Shelf, Shelves } from '@/lib/notices/shelf'
import { hrefOf } from '@/lib/site/href'
import type { Page } from '@/lib/site/page'

type Props = {
  page: Page
  shelves: Shelves<unknown>
  shelf: Shelf<Archived<Notice>>
}

/** The notices of one year or of one category, past ones among them. */
export function NoticeArchivePage({ page, shelves, shelf }: Props) {
  return (
    <>
      <TitleBar page={page} title={shelf.title} lead={shelf.lead} />
      <NoticeBoard shelves={shelves} current={shelf.key}>
        <NoticeList notices={shelf.notices} level={2} />
        <p className="no-print mt-4">
          <a href={hrefOf(page)} className="button-quiet">
            {noticeWords.current}
          </a>
        </p>
      </NoticeBoard>
    </>
  )
}
