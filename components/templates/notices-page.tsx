import { NoticeList } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { listNotices } from '@/lib/cms/notices'
import type { TemplateProps } from './template'

export async function NoticesPage({ page }: TemplateProps) {
  const notices = await listNotices()
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
