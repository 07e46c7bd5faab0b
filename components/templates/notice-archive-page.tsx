import { NoticeBoard } from '@/components/notices/notice-board'
import { NoticeList } from '@/components/notices/notice-list'
import { ShelfPages } from '@/components/notices/shelf-pages'
import { TitleBar } from '@/components/page/title-bar'
import { noticeWords } from '@/content/notices'
import { listShelves, type Notice } from '@/lib/cms/notices'
import type { Archived } from '@/lib/notices/lists'
import type { ShelfPage } from '@/lib/notices/shelf'
import { hrefOf } from '@/lib/site/href'
import type { Page } from '@/lib/site/page'

type Props = {
  page: Page
  shelf: ShelfPage<Archived<Notice>>
}

/** The notices of one year or of one category, past ones among them. */
export async function NoticeArchivePage({ page, shelf }: Props) {
  // A numbered page says nothing that changes with the next notice.
  const shelves = shelf.number === null ? await listShelves() : null
  return (
    <>
      <TitleBar page={page} title={shelf.title} lead={shelf.lead} />
      <NoticeBoard shelves={shelves} current={shelf.key}>
        <NoticeList notices={shelf.notices} level={2} />
        <ShelfPages shelf={shelf} />
        <p className="no-print mt-4">
          <a href={hrefOf(page)} className="button-quiet">
            {noticeWords.current}
          </a>
        </p>
      </NoticeBoard>
    </>
  )
}
