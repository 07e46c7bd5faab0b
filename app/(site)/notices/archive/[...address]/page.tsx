import type { Metadata } from 'next'
import { ArchiveScreen, archiveMetadata } from '@/components/notices/archive-screen'
import { listArchiveGroups } from '@/lib/content/collections/notices'

type Props = { params: Promise<{ address: string[] }> }

/** Prerenders the archive at build time; numbered and later pages are rendered at their first request. */
export async function generateStaticParams(): Promise<{ address: string[] }[]> {
  const { years, categories } = await listArchiveGroups()
  return [...years, ...categories].map(({ key }) => ({ address: [key] }))
}

const addressOf = async ({ params }: Props) => (await params).address.join('/')

export async function generateMetadata(props: Props): Promise<Metadata> {
  return archiveMetadata(await addressOf(props))
}

export default async function NoticeArchive(props: Props) {
  return <ArchiveScreen address={await addressOf(props)} />
}
