import type { Metadata } from 'next'
import { ArchiveScreen, archiveMetadata } from '@/components/notices/archive-screen'
import { listArchiveGroups } from '@/lib/content/collections/notices'

type Props = { params: Promise<{ key: string }> }

/** Prerenders the archive at build time; later pages are rendered at their first request. */
export async function generateStaticParams(): Promise<{ key: string }[]> {
  const { years, categories } = await listArchiveGroups()
  return [...years, ...categories].map(({ key }) => ({ key }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return archiveMetadata((await params).key)
}

export default async function NoticeArchive({ params }: Props) {
  return <ArchiveScreen address={(await params).key} />
}
