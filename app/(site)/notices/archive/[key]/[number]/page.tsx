import type { Metadata } from 'next'
import { ArchiveScreen, archiveMetadata } from '@/components/notices/archive-screen'

type Props = { params: Promise<{ key: string; number: string }> }

/** Rendered at the first request: few visitors read notices that old. */
export function generateStaticParams(): { key: string; number: string }[] {
  return []
}

const addressOf = async ({ params }: Props) => {
  const { key, number } = await params
  return `${key}/${number}`
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return archiveMetadata(await addressOf(props))
}

export default async function NumberedNoticeArchive(props: Props) {
  return <ArchiveScreen address={await addressOf(props)} />
}
