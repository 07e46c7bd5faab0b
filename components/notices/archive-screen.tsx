import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Frame } from '@/components/frame/frame'
import { NoticeBoard } from '@/components/notices/notice-board'
import { NoticeList } from '@/components/notices/notice-list'
import { TitleBar } from '@/components/page/title-bar'
import { JsonLd } from '@/components/site/json-ld'
import { getPageAt } from '@/content/pages'
import { noticeWords, noticeWords as words } from '@/content/pages/general/notices'
import { hrefOf, type Page } from '@/content/pages/page'
import { getArchivePage, listArchiveGroups, type Notice } from '@/lib/content/collections/notices'
import { getSchool } from '@/lib/content/collections/school'
import { type ArchivePage, archiveHref } from '@/lib/content/notices/archive'
import type { Archived } from '@/lib/content/notices/schedule'
import { archivePageMetadata } from '@/lib/pages/metadata'
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

type NoticeArchivePageProps = {
  page: Page
  archive: ArchivePage<Archived<Notice>>
}

/** The notices of one year or of one category, past ones among them. */
async function NoticeArchivePage({ page, archive }: NoticeArchivePageProps) {
  // A numbered page says nothing that changes with the next notice.
  const groups = archive.number === null ? await listArchiveGroups() : null
  return (
    <>
      <TitleBar page={page} title={archive.title} lead={archive.lead} />
      <NoticeBoard groups={groups} current={archive.key}>
        <NoticeList notices={archive.notices} level={2} />
        <ArchivePages archive={archive} />
        <p className="no-print mt-4">
          <a href={hrefOf(page)} className="button-quiet">
            {noticeWords.current}
          </a>
        </p>
      </NoticeBoard>
    </>
  )
}

type ArchivePagesProps = { archive: Omit<ArchivePage<unknown>, 'notices'> }

/** The pages beside this one, where the notices of a year or category fill more than one. */
function ArchivePages({ archive: { key, newer, older } }: ArchivePagesProps) {
  if (newer === undefined && older === undefined) return null
  return (
    <nav aria-label={words.pages} className="no-print mt-6 flex flex-wrap gap-x-6 gap-y-2">
      {newer !== undefined && (
        <a href={archiveHref({ key, number: newer })} className="button-quiet" rel="prev">
          {words.newer}
        </a>
      )}
      {older !== undefined && (
        <a href={archiveHref({ key, number: older })} className="button-quiet" rel="next">
          {words.older}
        </a>
      )}
    </nav>
  )
}
