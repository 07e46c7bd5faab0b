import { noticeWords as words } from '@/content/pages/general/notices'
import { archiveHref, type ArchivePage } from '@/lib/content/notices/archive'

type Props = { archive: Omit<ArchivePage<unknown>, 'notices'> }

/** The pages beside this one, where the notices of a year or category fill more than one. */
export function ArchivePages({ archive: { key, newer, older } }: Props) {
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
