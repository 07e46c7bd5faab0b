import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Frame } from '@/components/frame/frame'
import { JsonLd } from '@/components/site/json-ld'
import { NoticeArchivePage } from '@/components/templates/notice-archive-page'
import { getShelfPage } from '@/lib/cms/notices'
import { getSchool } from '@/lib/cms/school'
import { shelfMetadata } from '@/lib/site/metadata'
import { getPageAt } from '@/lib/site/pages'
import { leafData } from '@/lib/site/structured-data'

type Props = {
  /** What the address ends in: `2026`, `sports/1`. */
  address: string
}

const shelfAt = async ({ address }: Props) => (await getShelfPage(address)) ?? notFound()

export async function archiveMetadata(props: Props): Promise<Metadata> {
  return shelfMetadata(getPageAt('/notices'), await shelfAt(props))
}

/** A page of the archive of notices in its frame. */
export async function ArchiveScreen(props: Props) {
  const shelf = await shelfAt(props)
  const page = getPageAt('/notices')
  return (
    <Frame school={await getSchool()} current={page}>
      <NoticeArchivePage page={page} shelf={shelf} />
      <JsonLd things={leafData(page, shelf.title)} />
    </Frame>
  )
}
