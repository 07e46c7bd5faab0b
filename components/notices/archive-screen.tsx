import type { Locale } from '@/lib/messages/messages'
import { archiveTexts } from '@/lib/messages/names'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Frame } from '@/components/frame/frame'
import { NoticeBoard } from '@/components/notices/notice-board'
import { NoticeList } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { getArchivePage, listArchiveGroups } from '@/lib/notices/notices'
import { getOwnPage } from '@/lib/pages/pages'
import { type ArchivePage, archiveHref } from '@/lib/notices/archive'
import { archivePageMetadata } from '@/lib/metadata/metadata'
import { breadcrumbData } from '@/lib/metadata/structured-data'
import type { Language } from 'school-schema/languages'

/** The archive page with this end of its address: `2026`, `sports/1`. */
const archivePageAt = async (language: Language, address: string) =>
  (await getArchivePage(language, address)) ?? notFound()

/** The metadata of an archive page; not found for an unknown address. */
export async function archiveMetadata(locale: Locale, address: string): Promise<Metadata> {
  const page = await getOwnPage(locale.language, 'notices')
  return archivePageMetadata(locale, page, await archivePageAt(locale.language, address))
}

/** The notices of one year or category, past ones included; not found for an unknown address. */
export async function ArchiveScreen({ locale, address }: { locale: Locale; address: string }) {
  const [archive, page] = await Promise.all([
    archivePageAt(locale.language, address),
    getOwnPage(locale.language, 'notices'),
  ])
  // A numbered page shows nothing that changes with the next notice.
  const groups = archive.number === null ? await listArchiveGroups(locale.language) : null
  const { title, lead } = archiveTexts(locale, archive)
  return (
    <Frame
      locale={locale}
      current={page}
      href={archive.href}
      things={[breadcrumbData(locale, page, title)]}
    >
      <TitleBar locale={locale} page={page} title={title} lead={lead} />
      <NoticeBoard locale={locale} groups={groups} current={archive.key}>
        <NoticeList locale={locale} notices={archive.notices} level={2} />
        <ArchivePages locale={locale} archive={archive} />
        <p className="no-print mt-4">
          <a href={locale.path('/notices')} className="button-quiet">
            {locale.t('notices.current')}
          </a>
        </p>
      </NoticeBoard>
    </Frame>
  )
}

type ArchivePagesProps = { locale: Locale; archive: Omit<ArchivePage<unknown>, 'notices'> }

/** Links to the previous and next page, if a year or category has several. */
function ArchivePages({ locale, archive: { key, newer, older } }: ArchivePagesProps) {
  if (newer === undefined && older === undefined) return null
  return (
    <nav
      aria-label={locale.t('notices.pages')}
      className="no-print mt-6 flex flex-wrap gap-x-6 gap-y-2"
    >
      {newer !== undefined && (
        <a
          href={locale.path(archiveHref({ key, number: newer }))}
          className="button-quiet"
          rel="prev"
        >
          {locale.t('notices.newer')}
        </a>
      )}
      {older !== undefined && (
        <a
          href={locale.path(archiveHref({ key, number: older }))}
          className="button-quiet"
          rel="next"
        >
          {locale.t('notices.older')}
        </a>
      )}
    </nav>
  )
}
