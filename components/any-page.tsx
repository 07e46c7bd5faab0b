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

type Props = Opened & {
  /** The query of the request, of which a page reads its own parameters. */
  given?: Given
  banner?: ReactNode
}

/** Any page of the website, in the language of its address. */
export async function AnyPage({ locale, shown, given = {}, banner }: Props) {
  if (!shown) return <MissingPage locale={locale} />
  if ('archive' in shown) return <ArchiveScreen locale={locale} address={shown.archive} />
  if ('page' in shown)
    return (
      <TablePage
        locale={locale}
        page={shown.page}
        query={readQuery(shown.page, given)}
        banner={banner}
      />
    )
  const notice = (await getNotice(locale.language, shown.noticeId)) ?? notFound()
  return <NoticeScreen locale={locale} notice={notice} banner={banner} />
}

/** The metadata of any page. */
export async function metadataOfAny({ locale, shown }: Opened): Promise<Metadata> {
  if (!shown) return { robots: { index: false } }
  if ('archive' in shown) return archiveMetadata(locale, shown.archive)
  if ('page' in shown) return metadataOf(locale, shown.page)
  return noticeMetadata(locale, (await getNotice(locale.language, shown.noticeId)) ?? notFound())
}
