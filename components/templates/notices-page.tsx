import { FeedLink } from '@/components/notices/feed-link'
import { MaybeOld } from '@/components/notices/maybe-old'
import { NoticeBoard } from '@/components/notices/notice-board'
import { NoticeList } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { listNotices, listShelves } from '@/lib/cms/notices'
import { newestNotice } from '@/lib/notices/lists'
import type { TemplateProps } from './template'

export async function NoticesPage({ page }: TemplateProps) {
  const [notices, shelves] = await Promise.all([listNotices(), listShelves()])
  return (
    <>
      <TitleBar page={page} />
      <NoticeBoard shelves={shelves}>
        <MaybeOld />
        <NoticeList notices={notices} level={2} latest={newestNotice(notices)} />
        <p className="no-print mt-6">
          <FeedLink />
        </p>
      </NoticeBoard>
    </>
  )
}
