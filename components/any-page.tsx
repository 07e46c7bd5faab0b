import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { MissingPage } from '@/components/frame/missing-page'
import { archiveMetadata, ArchiveScreen } from '@/components/notices/archive-screen'
import { getNotice } from '@/lib/notices/notices'
import { metadataOf, noticeMetadata } from '@/lib/metadata/metadata'
import type { Opened } from '@/lib/addresses/open-address'
import { readQuery } from '@/lib/addresses/query'
import { NoticeScreen } from './notices/notice-page'
import { TablePage } from './table-page'

type Given = Readonly<Record<string, string | string[] | undefined>>

type Props = {
  shown: Opened
  /** The query of the request, of which a page reads its own parameters. */
  given?: Given
  banner?: ReactNode
}

/** Any page of the website, in the language that is set. */
export async function AnyPage({ shown, given = {}, banner }: Props) {
  if (!shown) return <MissingPage />
  if ('archive' in shown) return <ArchiveScreen address={shown.archive} />
  if ('page' in shown)
    return <TablePage page={shown.page} query={readQuery(shown.page, given)} banner={banner} />
  const notice = (await getNotice(shown.noticeId)) ?? notFound()
  return <NoticeScreen notice={notice} banner={banner} />
}

/** The metadata of any page. */
export async function metadataOfAny(shown: Opened): Promise<Metadata> {
  if (!shown) return { robots: { index: false } }
  if ('archive' in shown) return archiveMetadata(shown.archive)
  if ('page' in shown) return metadataOf(shown.page)
  return noticeMetadata((await getNotice(shown.noticeId)) ?? notFound())
}
