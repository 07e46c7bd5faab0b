import type { ReactNode } from 'react'
import type { Page } from '@/content/pages/page'
import { AskTheSchool } from './ask-the-school'
import { SectionLinks } from './section-links'

/** An inside page under its title bar: the content and the way to ask; its section beside them. */
export function PageBody({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <div className="page-width grid gap-x-14 gap-y-8 py-10 md:py-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0 space-y-10">
        {children}
        {page.template !== 'contact' && <AskTheSchool page={page} />}
      </div>
      <div>
        <SectionLinks page={page} />
      </div>
    </div>
  )
}
