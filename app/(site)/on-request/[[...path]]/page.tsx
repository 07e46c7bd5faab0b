import type { Metadata } from 'next'
import { AnyPage, metadataOfAny, openAddress } from '@/components/any-page'

type Props = {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Not indexed: there are endless queries, and the plain page is in the index. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const metadata = await metadataOfAny(await openAddress((await params).path))
  return { ...metadata, robots: { index: false } }
}

/** A page for its query, rendered on request from the content in memory. */
export default async function QueryPage({ params, searchParams }: Props) {
  const opened = await openAddress((await params).path)
  return <AnyPage {...opened} given={await searchParams} />
}
