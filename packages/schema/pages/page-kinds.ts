import { OWN_PARTS } from '../addresses/own-addresses.ts'
import { languages } from '../languages.ts'

/** What a page shows besides its text: the kinds of pages, in the words of the Studio. */
export const pageKinds = {
  text: 'Text',
  coming: 'Text that is still to come',
  members: 'Members of a committee',
  faculty: 'Teachers',
  fees: 'Fees by class',
  admission: 'Whether admission is open',
  procedure: 'Steps of admission',
  enquiry: 'Admission enquiry form',
  form: 'Form with questions of your own',
  feedback: 'Form about any page of the website',
  calendar: 'School calendar',
  'exam-dates': 'Dates of examinations',
  'event-dates': 'Dates of events',
  exams: 'Choice of online exam forms',
  'exam-form': 'Online forms',
  books: 'Book lists',
  ebooks: 'E-books',
  results: 'Board results',
  'transfer-certificate': 'Search for a transfer certificate',
  disclosure: 'Mandatory public disclosure',
  'annual-report': 'Annual report from the lists of the website',
  about: 'About the school',
  infrastructure: 'Pictures by category',
  gallery: 'Albums',
  pictures: 'Text next to pictures',
  'notice-board': 'Text next to a notice board',
  houses: 'Houses',
  clubs: 'Clubs',
  transport: 'School transport and its prices',
  hostel: 'Hostel and its prices',
  contact: 'Contact details and map',
  home: 'Home page',
  classes: 'Classes, each with its page',
  notices: 'Notices',
  subscribe: 'Form for notices by e-mail',
  search: 'Search',
  'site-map': 'Site map',
} as const

export type PageKind = keyof typeof pageKinds

export const isPageKind = (kind: unknown): kind is PageKind =>
  typeof kind === 'string' && Object.hasOwn(pageKinds, kind)

/** The kinds of pages that show no text of their own. */
export const kindsWithoutText: readonly PageKind[] = ['home', 'notices', 'search', 'site-map']

const QUERY_PARAMS: Partial<Record<PageKind, readonly string[]>> = {
  search: ['q'],
  feedback: ['page', 'useful'],
  infrastructure: ['show'],
}

/** The query parameters that pages of a kind accept. */
export const queryParamsOf = (kind: string): readonly string[] =>
  isPageKind(kind) ? (QUERY_PARAMS[kind] ?? []) : []

/** What no page can be called. */
const RESERVED = new RegExp(
  `^(?:${[...OWN_PARTS, ...languages].join('|')}|docs|fonts|index|pictures|_.*|.*\\.\\w+)$`,
  'i',
)

/** The address of a page as a path of one part; null if it cannot be one. */
export function parsePagePath(written: string): string | null {
  const path = `/${written.trim().replace(/^\/+/, '')}`
  if (path === '/') return path
  const isPath = /^\/[A-Za-z0-9][A-Za-z0-9&_ -]{0,79}$/.test(path) && path.trim() === path
  return isPath && !RESERVED.test(path.slice(1)) ? path : null
}

/** The program itself refers to these addresses, rewrites their queries (`next.config.js`), or answers a post there. */
const OWN_PATHS: Partial<Record<PageKind, string>> = {
  home: '/',
  notices: '/notices',
  search: '/search',
  'site-map': '/site-map',
  feedback: '/Feedback',
  classes: '/Class',
  subscribe: '/NoticesByEmail',
  faculty: '/Faculty',
  fees: '/FeePaymentRules',
  enquiry: '/TakeAdmission',
  infrastructure: '/Infrastructure',
  'transfer-certificate': '/TransferCertificate',
}

type Addressed = { address?: unknown; page_name?: unknown; kind?: unknown }

/** The path of the page of a row: that of its kind, its address, or else its name; null without any. */
export function pagePathOf({ address, page_name: name, kind }: Addressed): string | null {
  const own = isPageKind(kind) ? OWN_PATHS[kind] : undefined
  if (own) return own
  const written = address ?? name
  const path = typeof written === 'string' ? parsePagePath(written) : null
  return path === '/' ? null : path
}

/** What all spellings of an address have in common: case, separators, `&amp;` and a slash at the end make no difference. */
export function spellingKey(path: string): string {
  const key = path
    .toLowerCase()
    .replaceAll('&amp;', '&')
    .replace(/[\s+_-]/g, '')
  // From the start: a pattern for the end takes half a second for an address of 16,000 slashes.
  return /^.*[^/]/s.exec(key)?.[0] ?? ''
}

/** What two spellings of a page's name or address have in common. */
export const pageKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Pages of these kinds have nothing to show without a text. */
export const kindsOfText: readonly PageKind[] = ['text', 'coming', 'results', 'transport', 'hostel']
