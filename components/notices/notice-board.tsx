import type { Locale } from '@/lib/messages/messages'
import { archiveTexts } from '@/lib/messages/names'
import type { ReactNode } from 'react'
import { type ArchiveGroupLinks, archiveHref, type ArchiveGroupLink } from '@/lib/notices/archive'

type Props = {
  locale: Locale
  /** Null if the archive is not linked. */
  groups: ArchiveGroupLinks | null
  /** The path of the current archive page. */
  current?: string | undefined
  /** The list itself. */
  children: ReactNode
}

/** A list of notices next to the links to the archive; below each other on a small screen. */
export function NoticeBoard({ locale, groups, current, children }: Props) {
  return (
    <div className="page-width grid items-start gap-x-12 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="max-w-3xl">{children}</div>
      {groups && groups.years.length > 0 && (
        <nav
          aria-labelledby="archive-links"
          className="no-print rounded-card border border-line p-5 lg:sticky lg:top-24"
        >
          <h2 id="archive-links" className="text-lg font-semibold">
            {locale.t('notices.archive')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{locale.t('notices.archiveLead')}</p>
          <div className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
            <Links
              locale={locale}
              title={locale.t('notices.byCategory')}
              groups={groups.categories}
              current={current}
            />
            <Links
              locale={locale}
              title={locale.t('notices.byYear')}
              groups={groups.years}
              current={current}
            />
          </div>
        </nav>
      )}
    </div>
  )
}

const link =
  'flex min-h-11 items-center justify-between gap-3 border-l-3 border-transparent forced-colors:not-aria-[current=page]:border-[Canvas] py-1.5 pr-1 pl-3 hover:border-marigold hover:text-flame aria-[current=page]:border-flame aria-[current=page]:font-semibold aria-[current=page]:text-flame'

type LinksProps = {
  locale: Locale
  title: string
  groups: readonly ArchiveGroupLink[]
  current: string | undefined
}

/** Links to the archive pages with the number of notices on each. */
function Links({ locale, title, groups, current }: LinksProps) {
  return (
    <div>
      <h3 className="mt-4 mb-1 font-text font-semibold">{title}</h3>
      <ul>
        {groups.map((group) => (
          <li key={group.key}>
            <a
              href={locale.path(archiveHref(group))}
              className={link}
              aria-current={group.key === current ? 'page' : undefined}
            >
              {archiveTexts(locale, group).name} <Count locale={locale} of={group.count} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown as a number, read out as a sentence. */
function Count({ locale, of }: { locale: Locale; of: number }) {
  return (
    <span className="text-sm font-normal text-ink-soft tabular-nums">
      <span aria-hidden="true">{of}</span>
      <span className="sr-only">{locale.t('notices.count', { count: of })}</span>
    </span>
  )
}
