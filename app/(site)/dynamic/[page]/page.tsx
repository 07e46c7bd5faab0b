import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TablePage } from '@/components/templates/table-page'
import { queryParamsOf } from 'school-schema/page-kinds'
import samplePages from '@/sample/pages.json' with { type: 'json' }
import { findPage } from '@/lib/content/collections/pages'
import { metadataOf } from '@/lib/pages/metadata'
import { readQuery } from '@/lib/pages/query'

type Props = {
  params: Promise<{ page: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * `next.config.js` rewrites an address with a query parameter of its page to this route. The search
 * has its own route, as it accepts any text.
 */
export const dynamicParams = false

export function generateStaticParams(): { page: string }[] {
  return samplePages
    .filter(({ kind }) => kind !== 'search' && queryParamsOf(kind).length > 0)
    .map(({ address }) => ({ page: address.slice(1) }))
}

/** Next.js renders a page on request even if it is not in the list of params. */
async function pageOf({ params }: Props) {
  const { page: name } = await params
  const page = await findPage(`/${decodeURIComponent(name)}`)
  return page && page.queryParams.length > 0 ? page : notFound()
}

/** Not indexed: there are endless queries, and the plain page is in the index. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  return { ...(await metadataOf(await pageOf(props))), robots: { index: false } }
}

/** A page of the page table with query parameters, rendered on request from the content in memory. */
export default async function QueryPage(props: Props) {
  const page = await pageOf(props)
  return <TablePage page={page} query={readQuery(page, await props.searchParams)} />
}
