import type { Metadata } from 'next'
import { Frame } from '@/components/frame/frame'
import { getSchool } from '@/lib/cms/school'
import { metadataOf } from '@/lib/site/metadata'
import { getPageAt, pages } from '@/lib/site/pages'
import { renderTemplate } from './templates'

type Props = { params: Promise<{ page: string }> }

export const revalidate = 300
/** Any other address falls through to the aliases and the error screen. */
export const dynamicParams = false

export function generateStaticParams(): { page: string }[] {
  return pages.filter(({ path }) => path !== '/').map(({ path }) => ({ page: path.slice(1) }))
}

async function pageOf({ params }: Props) {
  return getPageAt(`/${decodeURIComponent((await params).page)}`)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf(await pageOf(props))
}

export default async function TablePage(props: Props) {
  const page = await pageOf(props)
  return (
    <Frame school={await getSchool()} current={page}>
      {await renderTemplate(page)}
    </Frame>
  )
}
