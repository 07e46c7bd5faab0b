import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { MissingPage } from '@/components/frame/missing-page'
import { archiveMetadata, ArchiveScreen } from '@/components/notices/archive-screen'
import { ClassScreen } from '@/components/classes/class-page'
import { getNotice } from '@/lib/notices/notices'
import { classMetadata } from '@/lib/metadata/class-metadata'
import { metadataOf, noticeMetadata } from '@/lib/metadata/metadata'
import { readQuery } from '@/lib/addresses/query'
import { findShown, type Shown } from '@/lib/addresses/resolve'
import type { Locale } from '@/lib/messages/messages'
import { locate } from '@/lib/pages/languages'
import { MISSING_PATH } from '@/lib/server/request-rules'
import { NoticeScreen } from './notices/notice-page'
import { TablePage } from './table-page'

/** What a page of the website shows, null for the 404 page, and the language of its address. */
type Opened = { locale: Locale; shown: Shown | null }

/**
 * What is at the address of the page that is being rendered.
 * @param segments the parts of its path as Next.js passes them
 */
export async function openAddress(segments: readonly string[] = []): Promise<Opened> {
  const { locale, path } =
    (await locate(`/${segments.map(decodeURIComponent).join('/')}`)) ?? notFound()
  if (path === MISSING_PATH) return { locale, shown: null }
  return { locale, shown: (await findShown(locale.language, path)) ?? notFound() }
}

type Given = Readonly<Record<string, string | string[] | undefined>>

type Props = Opened & {
  /** The query of the request, of which a page reads its own parameters. */
  given?: Given
  banner?: ReactNode
}

/** Any page of the website, in the language of its address. */
export async function AnyPage({ locale, shown, given = {}, banner }: Props) {
  if (!shown) return <MissingPage locale={locale} />
  if ('found' in shown) return <ClassScreen locale={locale} found={shown.found} />
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
  if ('found' in shown) return classMetadata(locale, shown.found)
  if ('archive' in shown) return archiveMetadata(locale, shown.archive)
  if ('page' in shown) return metadataOf(locale, shown.page)
  return noticeMetadata(locale, (await getNotice(locale.language, shown.noticeId)) ?? notFound())
}
