import { NoticeBoard } from '@/components/notices/notice-board'
import { NoticeList } from '@/components/notices/notice-list'
import { ArchivePages } from '@/components/notices/archive-pages'
import { TitleBar } from '@/components/page/title-bar'
import { noticeWords } from '@/content/pages/general/notices'
import { listArchiveGroups, type Notice } from '@/lib/content/collections/notices'
import type { Archived } from '@/lib/content/notices/lists'
import type { ArchivePage } from '@/lib/content/notices/archive'
import { hrefOf, type Page } from '@/content/pages/page'

type Props = {
  page: Page
  archive: ArchivePage<Archived<Notice>>
}

/** The notices of one year or of one category, past ones among them. */
export async function NoticeArchivePage({ page, archive }: Props) {
  // A numbered page says nothing that changes with the next notice.
  const groups = archive.number === null ? await listArchiveGroups() : null
  return (
    <>
      <TitleBar page={page} title={archive.title} lead={archive.lead} />
      <NoticeBoard groups={groups} current={archive.key}>
        <NoticeList notices={archive.notices} level={2} />
        <ArchivePages archive={archive} />
        <p className="no-print mt-4">
          <a href={hrefOf(page)} className="button-quiet">
            {noticeWords.current}
          </a>
        </p>
      </NoticeBoard>
    </>
  )
}
