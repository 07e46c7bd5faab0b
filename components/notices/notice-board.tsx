import { localPath, t } from '@/lib/messages/messages'
import { archiveTexts } from '@/lib/messages/names'
import type { ReactNode } from 'react'
import { type ArchiveGroupLinks, archiveHref, type ArchiveGroupLink } from '@/lib/notices/archive'

type Props = {
  /** Null if the archive is not linked. */
  groups: ArchiveGroupLinks | null
  /** The path of the current archive page. */
  current?: string | undefined
  /** The list itself. */
  children: ReactNode
}

/** A list of notices next to the links to the archive; below each other on a small screen. */
export function NoticeBoard({ groups, current, children }: Props) {
  return (
    <div className="page-width grid items-start gap-x-12 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="max-w-3xl">{children}</div>
      {groups && groups.years.length > 0 && (
        <nav
          aria-labelledby="archive-links"
          className="no-print rounded-card border border-line p-5 lg:sticky lg:top-24"
        >
          <h2 id="archive-links" className="text-lg font-semibold">
            {t('notices.archive')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{t('notices.archiveLead')}</p>
          <div className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
            <Links title={t('notices.byCategory')} groups={groups.categories} current={current} />
            <Links title={t('notices.byYear')} groups={groups.years} current={current} />
          </div>
        </nav>
      )}
    </div>
  )
}

const link =
  'flex min-h-11 items-center justify-between gap-3 border-l-3 border-transparent forced-colors:not-aria-[current=page]:border-[Canvas] py-1.5 pr-1 pl-3 hover:border-marigold hover:text-flame aria-[current=page]:border-flame aria-[current=page]:font-semibold aria-[current=page]:text-flame'

type LinksProps = {
  title: string
  groups: readonly ArchiveGroupLink[]
  current: string | undefined
}

/** Links to the archive pages with the number of notices on each. */
function Links({ title, groups, current }: LinksProps) {
  return (
    <div>
      <h3 className="mt-4 mb-1 font-text font-semibold">{title}</h3>
      <ul>
        {groups.map((group) => (
          <li key={group.key}>
            <a
              href={localPath(archiveHref(group))}
              className={link}
              aria-current={group.key === current ? 'page' : undefined}
            >
              {archiveTexts(group).name} <Count of={group.count} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown as a number, read out as a sentence. */
function Count({ of }: { of: number }) {
  return (
    <span className="text-sm font-normal text-ink-soft tabular-nums">
      <span aria-hidden="true">{of}</span>
      <span className="sr-only">{t('notices.count', { count: of })}</span>
    </span>
  )
}
