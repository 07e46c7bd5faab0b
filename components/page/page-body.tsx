import type { ReactNode } from 'react'
import type { Page } from '@/lib/site/page'
import { SectionLinks } from './section-links'

/** An inside page under its title bar: the content, and the sibling pages beside it. */
export function PageBody({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <div className="page-width grid gap-10 py-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0 space-y-8">{children}</div>
      <div>
        <SectionLinks page={page} />
      </div>
    </div>
  )
}
