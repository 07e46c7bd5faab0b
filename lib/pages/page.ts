import type { Group } from './groups.ts'

/** How a page is laid out; `app/[page]/templates.ts` has one entry for each. */
export type Template =
  | 'home'
  | 'text'
  | 'about'
  | 'infrastructure'
  | 'gallery'
  | 'disclosure'
  | 'contact'
  | 'curriculum'
  | 'calendar'
  | 'books'
  | 'ebooks'
  | 'exams'
  | 'exam-form'
  | 'faculty'
  | 'members'
  | 'fees'
  | 'enquiry'
  | 'karate'
  | 'abacus'
  | 'houses'
  | 'clubs'
  | 'games'
  | 'awaiting'
  | 'notices'
  | 'search'
  | 'site-map'

export type Page = {
  /** The canonical path, decoded, exactly as the specification writes it. */
  path: `/${string}`
  title: string
  template: Template
  /** Where it hangs in the navigation; null when only the footer and the home page link to it. */
  group: Group | null
  /** `page_name` of the row of `pages` that holds or overrides its text. */
  row: string
  /** One sentence: what a visitor finds here. Lead, meta description and search result. */
  summary: string
  /** Friendly and corrected addresses that lead here by one redirect, beyond other spellings. */
  aliases?: readonly `/${string}`[]
  /**
   * The fields of a query that this page answers, as `?q=`. The plain page is prerendered; one with
   * such a field in its address is made on request, and search engines are sent to the plain one.
   */
  queryParams?: readonly string[]
  /** An empty or placeholder route of the specification: kept from search engines until the CMS has its row. */
  awaitsContent?: true
}
