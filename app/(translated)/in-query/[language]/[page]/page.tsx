import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TablePage } from '@/components/templates/table-page'
import { findPage } from '@/lib/content/collections/pages'
import { isLanguage, setLanguage } from '@/lib/messages/messages'
import { metadataOf } from '@/lib/pages/metadata'
import { readQuery } from '@/lib/pages/query'

type Props = {
  params: Promise<{ language: string; page: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** `next.config.js` rewrites an address with a query parameter of its page to this route. */
async function openPage({ params }: Props) {
  const { language, page: name } = await params
  if (isLanguage(language)) setLanguage(language)
  const page = await findPage(`/${decodeURIComponent(name)}`)
  return page && page.queryParams.length > 0 ? page : notFound()
}

/** Not indexed: there are endless queries, and the plain page is in the index. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  return { ...(await metadataOf(await openPage(props))), robots: { index: false } }
}

/** A page of the page table with query parameters, rendered on request from the content in memory. */
export default async function QueryPage(props: Props) {
  const page = await openPage(props)
  return <TablePage page={page} query={readQuery(page, await props.searchParams)} />
}
