import type { ReactElement } from 'react'
import type { Page } from '@/content/pages/page'
import type { Query } from '@/lib/pages/query'

export type TemplateProps = {
  page: Page
  /** What the address asks of the page, by the fields that the page answers; empty on the plain page. */
  query: Query
}

/** A template reads what it shows from lib/content by itself. */
export type TemplateComponent = (props: TemplateProps) => Promise<ReactElement>
