import { NoticeList } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import type { Notice } from '@/lib/cms/notices'
import type { Page } from '@/lib/site/page'

type Props = { page: Page; notices: readonly Notice[] }

export function NoticesPage({ page, notices }: Props) {
  return (
    <>
      <TitleBar page={page} />
      <div className="page-width py-8">
        <div className="max-w-3xl">
          <NoticeList notices={notices} level={2} />
        </div>
      </div>
    </>
  )
}
