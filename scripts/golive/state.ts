import type { Page } from '../../content/pages/page.ts'
import type { PageText } from '../../content/text.ts'
import type { Picture, Rows } from './rows.ts'

/** A PDF that comes with the website: printed by the project, replaced by the school, or not there. */
export type Paper = {
  path: string
  title: string
  page: Page['path']
  state: 'sample' | 'own' | 'gone'
}

/** All that the rules look at, as plain data. */
export type State = {
  /** What visitors can see, by collection; a record stands alone or not at all. */
  rows: Rows
  pictures: readonly Picture[]
  /** The files of the CMS that something shows and that cannot be had. */
  goneFiles: ReadonlySet<string>
  pages: readonly Page[]
  /** The website's own texts, by the row of their page. */
  texts: Readonly<Record<string, Pick<PageText, 'sample'>>>
  /** What stands on a page whatever the CMS says, and is invented. */
  sampleData: readonly { path: Page['path']; what: string; file: string }[]
  papers: readonly Paper[]
  calendar: { title: string; lastDay: string }
}
