import { FeedLink } from '@/components/notices/feed-link'
import { MaybeOld } from '@/components/notices/maybe-old'
import { NoticeBoard } from '@/components/notices/notice-board'
import { NoticeList } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { noticeWords } from '@/content/pages/general/notices'
import { listFirstNotices, listArchiveGroups } from '@/lib/content/collections/notices'
import { MOST_LISTED } from '@/lib/content/notices/paging'
import type { TemplateProps } from './template'

export async function NoticesPage({ page }: TemplateProps) {
  const [{ first, newest, hasMore }, groups] = await Promise.all([
    listFirstNotices(MOST_LISTED),
    listArchiveGroups(),
  ])
  return (
    <>
      <TitleBar page={page} />
      <NoticeBoard groups={groups}>
        <MaybeOld />
        <NoticeList notices={first} level={2} latest={newest} />
        {hasMore && (
          <p className="no-print mt-6">
            <a href="#archive-links">{noticeWords.olderOnes}</a>
          </p>
        )}
        <p className="no-print mt-6">
          <FeedLink />
        </p>
      </NoticeBoard>
    </>
  )
}
