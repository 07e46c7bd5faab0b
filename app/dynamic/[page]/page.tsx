import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TablePage } from '@/app/[page]/table-page'
import { metadataOf } from '@/lib/pages/metadata'
import { pages } from '@/content/pages'
import { readQuery } from '@/lib/pages/query'

type Props = {
  params: Promise<{ page: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * `next.config.js` leads an address with a field that its page answers to here; the search, which
 * strangers can ask without end, is a route of its own.
 */
export const dynamicParams = false

export function generateStaticParams(): { page: string }[] {
  return pages
    .filter(({ queryParams, template }) => queryParams && template !== 'search')
    .map(({ path }) => ({ page: path.slice(1) }))
}

/** Next makes pages of a list on request without looking at the list. */
async function pageOf({ params }: Props) {
  const { page: name } = await params
  const isMeant = (path: string) => [path, encodeURIComponent(path)].includes(name)
  return pages.find(({ path, queryParams }) => queryParams && isMeant(path.slice(1))) ?? notFound()
}

/** Search engines are sent to the plain page: there are endless questions and one page. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  return { ...(await metadataOf(await pageOf(props))), robots: { index: false } }
}

/** A page of the table that answers the fields of its address; made on request, from the content in memory. */
export default async function AskedPage(props: Props) {
  const page = await pageOf(props)
  return <TablePage page={page} query={readQuery(page, await props.searchParams)} />
}
