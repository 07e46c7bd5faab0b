import 'server-only'
import { z } from 'zod'
import { rowNamesOf } from 'school-schema/page-names'
import type { Page } from '../../../content/pages/page.ts'
import { idsOfFiles, safeHtml } from '../html/html.ts'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import {
  asPicture,
  cmsFile,
  optional,
  requiredText,
  text,
  timestamps,
  withChanged,
} from '../schema/columns.ts'

const row = z
  .object({
    id: optional(z.number()),
    page_name: requiredText,
    title: text,
    content: safeHtml,
    photo: optional(cmsFile).transform(asPicture),
    photo_credit: text,
    photo_consent: optional(z.boolean()),
    search_words: text,
    ...timestamps,
  })
  .transform(withChanged)
  .transform(({ page_name, search_words, photo, photo_credit, photo_consent, ...page }) => ({
    ...page,
    name: page_name,
    searchWords: search_words,
    // A photograph is only public with consent.
    photo: photo && photo_consent ? { file: photo, credit: photo_credit } : null,
  }))

export type CmsPage = z.infer<typeof row>

/** No name of a row contains it. */
const OR = '/'

export const pagesSource = defineList({
  key: 'pages',
  collection: 'pages',
  row,
  sort: ['page_name'],
  views: (rows) => ({
    all: () => rows,
    named: (names: string) =>
      names.split(OR).flatMap((name) => rows.find((each) => each.name === name) ?? [])[0] ?? null,
    files: () =>
      idsOfFiles(rows.map(({ content, photo }) => ({ html: content, file: photo?.file ?? null }))),
  }),
})

/** The CMS's text for a page of the page table; null if the CMS has no row with one of its names. */
export const getPage = (page: Pick<Page, 'row' | 'path'>) =>
  readView(pagesSource, 'named', rowNamesOf(page).join(OR))

/** A page with the heading that editors gave it, if they did; the menu keeps its name. */
export async function withTitle(page: Page): Promise<Page> {
  const title = (await getPage(page))?.title
  return title ? { ...page, title } : page
}

/** All texts of the CMS. */
export const listPages = () => readView(pagesSource, 'all')
