import { localPath, t } from '@/lib/messages/messages'
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

/** The archive page with this end of its address: `2026`, `sports/1`. */
const archivePageAt = async (address: string) => (await getArchivePage(address)) ?? notFound()

/** The metadata of an archive page; not found for an unknown address. */
export async function archiveMetadata(address: string): Promise<Metadata> {
  const page = await getOwnPage('notices')
  return archivePageMetadata(page, await archivePageAt(address))
}

/** The notices of one year or category, past ones included; not found for an unknown address. */
export async function ArchiveScreen({ address }: { address: string }) {
  const [archive, page] = await Promise.all([archivePageAt(address), getOwnPage('notices')])
  // A numbered page shows nothing that changes with the next notice.
  const groups = archive.number === null ? await listArchiveGroups() : null
  const { title, lead } = archiveTexts(archive)
  return (
    <Frame current={page} href={archive.href} things={[breadcrumbData(page, title)]}>
      <TitleBar page={page} title={title} lead={lead} />
      <NoticeBoard groups={groups} current={archive.key}>
        <NoticeList notices={archive.notices} level={2} />
        <ArchivePages archive={archive} />
        <p className="no-print mt-4">
          <a href={localPath('/notices')} className="button-quiet">
            {t('notices.current')}
          </a>
        </p>
      </NoticeBoard>
    </Frame>
  )
}

type ArchivePagesProps = { archive: Omit<ArchivePage<unknown>, 'notices'> }

/** Links to the previous and next page, if a year or category has several. */
function ArchivePages({ archive: { key, newer, older } }: ArchivePagesProps) {
  if (newer === undefined && older === undefined) return null
  return (
    <nav aria-label={t('notices.pages')} className="no-print mt-6 flex flex-wrap gap-x-6 gap-y-2">
      {newer !== undefined && (
        <a
          href={localPath(archiveHref({ key, number: newer }))}
          className="button-quiet"
          rel="prev"
        >
          {t('notices.newer')}
        </a>
      )}
      {older !== undefined && (
        <a
          href={localPath(archiveHref({ key, number: older }))}
          className="button-quiet"
          rel="next"
        >
          {t('notices.older')}
        </a>
      )}
    </nav>
  )
}
