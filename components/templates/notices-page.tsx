import { FeedLink } from '@/components/notices/feed-link'
import { MaybeOld } from '@/components/notices/maybe-old'
import { NoticeBoard } from '@/components/notices/notice-board'
import { NoticeList } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { noticeWords } from '@/content/notices'
import { listFirstNotices, listShelves } from '@/lib/cms/notices'
import { MOST_LISTED } from '@/lib/notices/paging'
import type { TemplateProps } from './template'

export async function NoticesPage({ page }: TemplateProps) {
  const [{ first, newest, hasMore }, shelves] = await Promise.all([
    listFirstNotices(MOST_LISTED),
    listShelves(),
  ])
  return (
    <>
      <TitleBar page={page} />
      <NoticeBoard shelves={shelves}>
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
