import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Frame } from '@/components/frame/frame'
import { NoticePage } from '@/components/templates/notice-page'
import { getNotice, listNotices } from '@/lib/cms/notices'
import { getSchool } from '@/lib/cms/school'
import { noticeHref } from '@/lib/notices/href'
import { parseNoticeId } from '@/lib/notices/published-ids'
import { getPageAt } from '@/lib/site/pages'

type Props = { params: Promise<{ id: string }> }

export const revalidate = 300

/** The notices of the day of the build; a later one is made when it is first asked for. */
export async function generateStaticParams(): Promise<{ id: string }[]> {
  return (await listNotices()).map(({ id }) => ({ id: String(id) }))
}

async function noticeOf({ params }: Props) {
  const id = parseNoticeId((await params).id)
  return (id !== null && (await getNotice(id))) || notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const notice = await noticeOf(props)
  return {
    title: notice.title,
    description: `Notice of ${notice.date}: ${notice.title}`,
    alternates: { canonical: noticeHref(notice) },
  }
}

export default async function SingleNotice(props: Props) {
  const notice = await noticeOf(props)
  const page = getPageAt('/notices')
  return (
    <Frame school={await getSchool()} current={page}>
      <NoticePage page={page} notice={notice} />
    </Frame>
  )
}
