import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Frame } from '@/components/frame/frame'
import { JsonLd } from '@/components/site/json-ld'
import { NoticeArchivePage } from '@/components/templates/notice-archive-page'
import { getShelf, listShelves } from '@/lib/cms/notices'
import { getSchool } from '@/lib/cms/school'
import { shelfMetadata } from '@/lib/site/metadata'
import { getPageAt } from '@/lib/site/pages'
import { leafData } from '@/lib/site/structured-data'

type Props = { params: Promise<{ key: string }> }

export const revalidate = 300

/** The archive of the day of the build; a later page of it is made when it is first asked for. */
export async function generateStaticParams(): Promise<{ key: string }[]> {
  const { years, categories } = await listShelves()
  return [...years, ...categories].map(({ key }) => ({ key }))
}

async function shelfOf({ params }: Props) {
  return (await getShelf((await params).key)) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const shelf = await shelfOf(props)
  return shelfMetadata(getPageAt('/notices'), shelf)
}

export default async function NoticeArchive(props: Props) {
  const shelf = await shelfOf(props)
  const page = getPageAt('/notices')
  return (
    <Frame school={await getSchool()} current={page}>
      <NoticeArchivePage page={page} shelves={await listShelves()} shelf={shelf} />
      <JsonLd things={leafData(page, shelf.title)} />
    </Frame>
  )
}
