import type { Block, Link } from '../text.ts'
import type { PictureName } from './pictures.ts'

/** The six groups of the navigation, in the order of the bar. */
export const groups = {
  about: 'About',
  academics: 'Academics',
  administration: 'Administration',
  admission: 'Admission',
  activities: 'Activities',
  facilities: 'Facilities',
} as const

export type Group = keyof typeof groups

export const groupIds = Object.keys(groups) as Group[]

/** How a page is laid out; `app/[page]/table-page.tsx` has one component for each. */
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
  | 'admission'
  | 'procedure'
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
  | OptionalTemplate

type OptionalTemplate = 'results' | 'transport' | 'hostel'

type Entry = {
  /** The canonical path, decoded, exactly as the specification writes it. */
  path: Link['path']
  title: string
  /** One sentence: what a visitor finds here. Lead, meta description and search result. */
  summary: string
  /** Friendly and corrected addresses that lead here by one redirect, beyond other spellings. */
  aliases?: readonly Link['path'][]
  /** What a visitor should know before reading on, in a few words: on the label above the title. */
  fact?: string
  /**
   * The fields of a query that this page answers, as `?q=`. The plain page is prerendered; one with
   * such a field in its address is made on request, and search engines are sent to the plain one.
   */
  queryParams?: readonly string[]
  /** Other words that parents look for it by, in English, Hindi and Bengali, also transliterated. */
  searchWords?: string
  /** The picture beside the title and on the card of a shared link. Text of the CMS leaves it. */
  picture?: PictureName
  /** The picture on the card of a shared link; without it `picture`, and else the school front. */
  cardPicture?: PictureName
}

/** A string is a paragraph. */
type TextBlock = Block | string

/** A page with its default text, which it shows until the CMS has a row for it. */
type WithText = {
  template: Exclude<Template, 'text' | 'curriculum' | 'exams' | 'awaiting' | OptionalTemplate>
  blocks?: readonly TextBlock[]
  /** Where to go next, below the text: pages under their titles, or under words of their own. */
  next?: readonly (Link['path'] | [text: string, path: Link['path']])[]
  /** The text holds something invented or a placeholder, which the school replaces before going live. */
  sample?: true
  awaiting?: never
  optional?: never
}

/** The layouts that show nothing without a text; `text` when none is named. */
type TextOnly = Omit<WithText, 'template' | 'blocks'> & {
  template?: 'text' | 'curriculum' | 'exams'
  blocks: readonly TextBlock[]
}

/** An empty route of the specification: kept from search engines until the CMS has its row. */
type WithoutText = {
  template?: never
  blocks?: never
  next?: never
  sample?: never
  optional?: never
  awaiting: {
    /** What will be here. */
    line: string
    /** The dates of the school calendar that belong here. */
    dates?: { kind: 'Examination' | 'Event'; coming: string; none: string }
    /** Where to look meanwhile: pages of the site. */
    meanwhile: readonly Link['path'][]
  }
}

/** A page that not every school has: it exists while the CMS has a published text for it. */
type Optional = {
  optional: true
  template?: 'text' | OptionalTemplate
  blocks?: never
  next?: never
  sample?: never
  awaiting?: never
}

/** What a page's own file says; `row` where the CMS knows it by another name than its path. */
type Definition = Entry & { row?: string } & (WithText | TextOnly | WithoutText | Optional)

export type Page = Entry &
  Pick<WithText, 'blocks' | 'next' | 'sample'> & {
    template: Template
    /** Where it hangs in the navigation; null when only the footer and the home page link to it. */
    group: Group | null
    /** `page_name` of the row of the CMS collection `pages` that overrides its text. */
    row: string
    awaiting?: WithoutText['awaiting']
    optional?: true
  }

/** Declares a page: routes, navigation, metadata, search, sitemap and tests follow from it. */
export function definePage(page: Definition): Omit<Page, 'group'> {
  const template = page.template ?? (page.awaiting ? 'awaiting' : 'text')
  return { ...page, template, row: page.row ?? rowOf(page.path) }
}

/** A path in snake case: `/Vision&Mission` as `vision_mission`. */
function rowOf(path: string): string {
  const words = path.slice(1).replace(/[^A-Za-z]+/g, '_')
  return words.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
}

/** The address of a page as it is written into a link: `/Contact%20Us`, `/Vision&Mission`. */
export function hrefOf(page: Pick<Page, 'path'>): string {
  return encodeURI(page.path)
}

/** What an editor may call the row of a page: its name in the page table, or its route's. */
export function rowNamesOf({ row, path }: Pick<Page, 'row' | 'path'>): string[] {
  const route = path.slice(1)
  return [...new Set([row, route, route.toLowerCase()])]
}
