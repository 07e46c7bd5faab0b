import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { exists } from '@/lib/pages/menu'
import { metadataOf } from '@/lib/pages/metadata'
import { findPage, pages } from '@/content/pages'
import { TablePage } from './table-page'

type Props = { params: Promise<{ page: string }> }

/** Any other address falls through to the aliases and the 404 page. */
export const dynamicParams = false

export function generateStaticParams(): { page: string }[] {
  return pages.filter(({ path }) => path !== '/').map(({ path }) => ({ page: path.slice(1) }))
}

async function pageOf({ params }: Props) {
  const path = `/${decodeURIComponent((await params).page)}`
  const page = findPage(path)
  return page && (await exists(page)) ? page : notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf(await pageOf(props))
}

export default async function PlainPage(props: Props) {
  return <TablePage page={await pageOf(props)} query={{}} />
}
