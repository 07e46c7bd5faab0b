import type { Block, Link } from '../text.ts'
import type { PictureName } from './pictures.ts'

/** The six navigation groups in order. */
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

/** The layout of a page; `app/[page]/table-page.tsx` has a component for each. */
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
  /** The canonical path, decoded, exactly as in the specification. */
  path: Link['path']
  title: string
  /** One sentence about the content of the page, used as lead, meta description and search result. */
  summary: string
  /** Alternative addresses that redirect here, in addition to other spellings. */
  aliases?: readonly Link['path'][]
  /** A short fact on the label above the title. */
  fact?: string
  /**
   * The query parameters that the page accepts, such as `?q=`. The plain page is prerendered; with
   * a parameter it is rendered on request and not indexed.
   */
  queryParams?: readonly string[]
  /** Additional search terms in English, Hindi and Bengali, also transliterated. */
  searchWords?: string
  /** The picture beside the title and on the sharing card. A text of the CMS keeps it. */
  picture?: PictureName
  /** The picture on the sharing card; defaults to `picture`, then to the school front. */
  cardPicture?: PictureName
}

/** A string is a paragraph. */
type TextBlock = Block | string

/** A page with a default text, shown until the CMS has a row for it. */
type WithText = {
  template: Exclude<Template, 'text' | 'curriculum' | 'exams' | 'awaiting' | OptionalTemplate>
  blocks?: readonly TextBlock[]
  /** Links below the text: pages with their own titles or other texts. */
  next?: readonly (Link['path'] | [text: string, path: Link['path']])[]
  /** The text contains invented facts or placeholders, which the school replaces before going live. */
  sample?: true
  awaiting?: never
  optional?: never
}

/** The templates that show nothing without a text; `text` by default. */
type TextOnly = Omit<WithText, 'template' | 'blocks'> & {
  template?: 'text' | 'curriculum' | 'exams'
  blocks: readonly TextBlock[]
}

/** An empty route of the specification: not indexed until the CMS has its row. */
type WithoutText = {
  template?: never
  blocks?: never
  next?: never
  sample?: never
  optional?: never
  awaiting: {
    /** What will be published here. */
    line: string
    /** The dates of the school calendar that belong to the page. */
    dates?: { kind: 'Examination' | 'Event'; coming: string; none: string }
    /** Pages to visit in the meantime. */
    meanwhile: readonly Link['path'][]
  }
}

/** A page that not every school has: it exists if the CMS has a published text for it. */
type Optional = {
  optional: true
  template?: 'text' | OptionalTemplate
  blocks?: never
  next?: never
  sample?: never
  awaiting?: never
}

/** The definition in a page's own file; `row` if the CMS's name for it differs from the path. */
type Definition = Entry & { row?: string } & (WithText | TextOnly | WithoutText | Optional)

export type Page = Entry &
  Pick<WithText, 'blocks' | 'next' | 'sample'> & {
    template: Template
    /** The navigation group; null if only footer and home page link to it. */
    group: Group | null
    /** The `page_name` of the row in `pages` that replaces its text. */
    row: string
    awaiting?: WithoutText['awaiting']
    optional?: true
  }

/** Declares a page: routes, navigation, metadata, search, sitemap and tests are derived from it. */
export function definePage(page: Definition): Omit<Page, 'group'> {
  const template = page.template ?? (page.awaiting ? 'awaiting' : 'text')
  return { ...page, template, row: page.row ?? rowOf(page.path) }
}

/** A path in snake case: `/Vision&Mission` as `vision_mission`. */
function rowOf(path: string): string {
  const words = path.slice(1).replace(/[^A-Za-z]+/g, '_')
  return words.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
}

/** The percent-encoded address of a page for a link: `/Contact%20Us`, `/Vision&Mission`. */
export function hrefOf(page: Pick<Page, 'path'>): string {
  return encodeURI(page.path)
}
