import { findPage, pages } from '../../content/pages/index.ts'
import type { Page, Template } from '../../content/pages/page.ts'
import { noticeHref } from '../content/notices/archive.ts'
import { studioUrl } from '../server/environment.ts'

const NOTICE = /^\/notices\/([1-9]\d{0,9})$/

/** What a preview can show. */
export type Shown = { page: Page; noticeId: null } | { page: null; noticeId: number }

/** What is at a decoded path; null where the site has nothing. */
export function findShown(path: string): Shown | null {
  const id = NOTICE.exec(path)?.[1]
  if (id) return { page: null, noticeId: Number(id) }
  const page = findPage(path)
  return page && { page, noticeId: null }
}

/** The page that shows the rows of a collection of the CMS; the home page shows the rest. */
const TEMPLATES: Readonly<Partial<Record<string, Template>>> = {
  faculty: 'faculty',
  fee: 'fees',
  gallery: 'gallery',
  exam: 'exams',
  disclosure: 'disclosure',
  disclosure_document: 'disclosure',
  board_result: 'disclosure',
}

/** The path at which a row is to be seen, other than a row of `pages`. */
export function pathOfRow(collection: string, id: string): string {
  if (collection === 'notification') return noticeHref({ id })
  const template = TEMPLATES[collection]
  return pages.find((page) => page.template === template)?.path ?? '/'
}

/** What an editor may ask the CMS to open; an address of ours that stays, unlike a signed one. */
const WANTED = ['collection', 'id', 'path']

/** The CMS's own address that tells whether somebody may see a draft, and leads back here. */
export function askStudioHref(given: URLSearchParams): string {
  const wanted = new URLSearchParams([...given].filter(([name]) => WANTED.includes(name)))
  return `${studioUrl()}/site-preview?${wanted.toString()}`
}

/** The address that opens a page's preview for anyone who is signed in to the CMS, at any time. */
export const enterHref = (path: string): string =>
  `/preview/enter?${new URLSearchParams({ path }).toString()}`
