import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoticeScreen } from '@/components/templates/notice-page'
import { getNotice, listNoticeChanges, parseNoticeId } from '@/lib/content/collections/notices'
import { recentlyChanged } from '@/lib/content/notices/archive'
import { noticeMetadata } from '@/lib/pages/metadata'

type Props = { params: Promise<{ id: string }> }

/** Prerenders the latest notices at build time; any other notice is rendered at its first request. */
export async function generateStaticParams(): Promise<{ id: string }[]> {
  return recentlyChanged(await listNoticeChanges()).map(({ id }) => ({ id: String(id) }))
}

async function noticeOf({ params }: Props) {
  const id = parseNoticeId((await params).id)
  return (id !== null && (await getNotice(id))) || notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return noticeMetadata(await noticeOf(props))
}

export default async function SingleNotice(props: Props) {
  return <NoticeScreen notice={await noticeOf(props)} />
}
