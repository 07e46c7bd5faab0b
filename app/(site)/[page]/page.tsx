import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import samplePages from '@/sample/pages.json' with { type: 'json' }
import { findPage, type Page } from '@/lib/content/collections/pages'
import { findAlias, findOldAddress } from '@/lib/pages/redirects'
import { metadataOf } from '@/lib/pages/metadata'
import { TablePage } from '@/components/templates/table-page'

type Props = { params: Promise<{ page: string }> }

/**
 * Any other address falls through to `app/[...path]`: aliases, redirects, pages at addresses that
 * the school has chosen, and the 404 page.
 */
export const dynamicParams = false

/** The addresses that are known before there is a CMS. */
export function generateStaticParams(): { page: string }[] {
  return samplePages
    .filter(({ address }) => address !== '/')
    .map(({ address }) => ({ page: address.slice(1) }))
}

/** The page of a route; a redirect if the school has moved it, and the 404 page if it has none. */
async function pageOf({ params }: Props): Promise<Page> {
  const path = `/${decodeURIComponent((await params).page)}`
  const page = await findPage(path)
  if (page) return page
  const address = encodeURI(path)
  const target = (await findAlias(address)) ?? (await findOldAddress(address, ''))
  return target ? permanentRedirect(target) : notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf(await pageOf(props))
}

export default async function PlainPage(props: Props) {
  return <TablePage page={await pageOf(props)} query={{}} />
}
