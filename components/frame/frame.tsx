import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { getPageAt } from '@/content/pages'
import { type Page, hrefOf } from '@/content/pages/page'
import type { School } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'
import { HydrationMarker, NavBehaviour, PageLoading } from './behaviour'
import { Footer } from './footer'
import { Header } from './header'

type Props = {
  school: School
  /** The page of the table that is shown; null on the error screen. */
  current: Page | null
  /** What a preview says above everything but the way past it. */
  banner?: ReactNode
  children: ReactNode
}

/** What surrounds every page. */
export function Frame({ school, current, banner, children }: Props) {
  return (
    <>
      <a
        href="#main"
        className="sr-only fixed top-2 left-2 z-50 button focus:not-sr-only focus:fixed focus:px-5 focus:py-2"
      >
        Skip to the content
      </a>
      {banner}
      <TopStrip school={school} />
      <Header school={school} current={current} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer school={school} />
      <NavBehaviour />
      <PageLoading />
      <HydrationMarker />
    </>
  )
}

/** The first line of every page: who certifies the school and how to reach it. */
function TopStrip({ school }: { school: School }) {
  return (
    <section
      aria-label="Affiliation and contact"
      className="on-ink bg-ink text-xs text-paper sm:text-sm"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 whitespace-nowrap">
        <p className="flex flex-wrap gap-x-4">
          <span>
            <span className="max-sm:hidden">Affiliation No. </span>
            <abbr title="Affiliation number" className="no-underline sm:hidden">
              Aff.
            </abbr>{' '}
            {school.affiliationNumber}
          </span>
          <span>
            <span className="max-sm:hidden">School code </span>
            <abbr title="School code" className="no-underline sm:hidden">
              Code
            </abbr>{' '}
            {school.schoolCode}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-4">
          <a
            href={telHref(school.phone)}
            className="inline-flex items-center gap-1.5 hover:underline"
          >
            <Icon name="phone" className="size-3.5" />
            {school.phone}
          </a>
          <a
            href={`mailto:${school.email}`}
            className="inline-flex items-center gap-1.5 hover:underline"
          >
            <Icon name="mail" className="size-3.5" />
            <span className="max-sm:sr-only">{school.email}</span>
          </a>
          <a
            href={hrefOf(getPageAt('/search'))}
            className="inline-flex items-center gap-1.5 hover:underline max-lg:hidden"
          >
            <Icon name="search" className="size-3.5" />
            Search
          </a>
        </p>
      </div>
    </section>
  )
}
