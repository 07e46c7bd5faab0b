import type { ReactNode } from 'react'
import type { School } from '@/lib/content/collections/school'
import type { Page } from '@/content/pages/page'
import { HydrationMarker } from './hydration-marker'
import { Footer } from './footer'
import { Header } from './header'
import { NavBehaviour } from './nav-behaviour'
import { PageLoading } from './page-loading'
import { TopStrip } from './top-strip'

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
