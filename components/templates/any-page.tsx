import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { Frame } from '@/components/frame/frame'
import { ArchiveScreen } from '@/components/notices/archive-screen'
import { getNotice } from '@/lib/content/collections/notices'
import { pageData } from '@/lib/pages/page-data'
import type { Shown } from '@/lib/pages/shown'
import { HomePage } from './home-page'
import { NoticeScreen } from './notice-page'
import { TablePage } from './table-page'

type Props = { shown: Shown; banner?: ReactNode }

/** Any page of the website, for the routes that have all of them: previews and other languages. */
export async function AnyPage({ shown, banner }: Props) {
  if ('archive' in shown) return <ArchiveScreen address={shown.archive} />
  if ('noticeId' in shown) {
    const notice = (await getNotice(shown.noticeId)) ?? notFound()
    return <NoticeScreen notice={notice} banner={banner} />
  }
  const { page } = shown
  if (page.path !== '/') return <TablePage page={page} query={{}} banner={banner} />
  return (
    <Frame current={page} banner={banner} things={await pageData(page)}>
      <HomePage />
    </Frame>
  )
}
