import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Frame } from '@/components/frame/frame'
import { JsonLd } from '@/components/site/json-ld'
import { NoticeArchivePage } from '@/components/templates/notice-archive-page'
import { getArchivePage } from '@/lib/content/collections/notices'
import { getSchool } from '@/lib/content/collections/school'
import { archivePageMetadata } from '@/lib/pages/metadata'
import { getPageAt } from '@/content/pages'
import { leafData } from '@/lib/pages/structured-data'

type Props = {
  /** What the address ends in: `2026`, `sports/1`. */
  address: string
}

const archivePageAt = async ({ address }: Props) => (await getArchivePage(address)) ?? notFound()

export async function archiveMetadata(props: Props): Promise<Metadata> {
  return archivePageMetadata(getPageAt('/notices'), await archivePageAt(props))
}

/** A page of the archive of notices in its frame. */
export async function ArchiveScreen(props: Props) {
  const archive = await archivePageAt(props)
  const page = getPageAt('/notices')
  return (
    <Frame school={await getSchool()} current={page}>
      <NoticeArchivePage page={page} archive={archive} />
      <JsonLd things={leafData(page, archive.title)} />
    </Frame>
  )
}
