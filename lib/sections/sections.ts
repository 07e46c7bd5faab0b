import 'server-only'
import { z } from 'zod'
import { drawings } from 'school-schema/files/pictures'
import { pageKey } from 'school-schema/pages/page-kinds'
import { isWritten } from 'school-schema/figures/figures'
import { isSectionKind, type SectionKind } from 'school-schema/choices'
import { linesOf, splitLink } from 'school-schema/values/typed-text'
import { idsOfFiles, readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import {
  expiriesOf,
  publishedNow,
  audience,
  asPicture,
  cmsFile,
  figure,
  optional,
  parseItems,
  pageOrLink,
  requiredText,
  scheduleColumns,
  text,
  timestamps,
  withChanged,
  withSchedule,
} from '../content/schema/columns.ts'
import { languageOfRow, translations, withOutdated } from '../content/schema/translations.ts'
import type { Language } from 'school-schema/languages'

/** The encoded address of a link; null if it is none. */
const href = pageOrLink.transform((value) => {
  const url = value === null ? null : URL.parse(value, 'https://school.example')
  return url && (value?.startsWith('/') ? url.pathname + url.search + url.hash : url.href)
})

const item = z.object({ title: requiredText, text, link: href })

/** One part of a section: a card, a reason, or a question with its answer. */
export type SectionItem = z.infer<typeof item>

const items = optional(z.array(z.unknown())).transform((given) => parseItems(item, given))

/** `How to apply | /Procedure`, without words with this title; null without either or an address. */
function parseLink(written: string | null, title: string | null) {
  const [words, address] = splitLink(written ?? '')
  const { data } = href.safeParse(address)
  const text = words || title
  return text && data ? { text, href: data } : null
}

const TEXTS = ['title', 'text', 'items'] as const

type Texts = { title: string | null; text: string | null; items: SectionItem[] }

/** The language of the texts with placeholders, otherwise of the first text. */
function languageOfTexts(row: Texts & Parameters<typeof languageOfRow>[0]): Language {
  const written = TEXTS.filter((column) => isWritten(row[column]))
  const filled = written.find((column) => /\{\w+\}/.test(JSON.stringify(row[column])))
  const main = filled ?? written[0] ?? 'title'
  const words = row.items.flatMap(({ title, text }) => [title, text]).join(' ')
  return languageOfRow(row, main, main === 'items' ? words : row[main])
}

/** A row of a kind that this version does not know is left out. */
const section = z
  .object({
    id: z.number(),
    sort: figure,
    page: requiredText,
    kind: requiredText,
    label: text,
    title: text,
    text,
    items,
    link: text,
    category: text,
    audience,
    file: optional(cmsFile),
    drawing: text,
    picture: optional(cmsFile).transform(asPicture),
    translations,
    ...scheduleColumns,
    ...timestamps,
  })
  .transform(withSchedule)
  .transform(withChanged)
  .transform(({ kind, ...row }) =>
    isSectionKind(kind)
      ? {
          ...withOutdated(row),
          kind,
          paragraphs: linesOf(row.text),
          link: parseLink(row.link, row.title),
          drawing: drawings.find((name) => name === row.drawing) ?? null,
          language: languageOfTexts(row),
        }
      : null,
  )

/** A part of a page, as the office has written it: texts may have placeholders. */
export type Section = NonNullable<z.infer<typeof section>>

export const sectionsSource = defineList({
  key: 'sections',
  collection: 'section',
  row: section,
  sort: ['sort', 'id'],
  absent: [],
  expiries: expiriesOf,
  views(rows, now) {
    const shown = publishedNow(rows, now)
    const byPage = Map.groupBy(shown, ({ page }) => pageKey(page))
    return {
      all: () => shown,
      parents: () => shown.find(({ kind }) => kind === 'parents')?.items ?? [],
      of: (page) => byPage.get(pageKey(page)) ?? [],
      files: () => idsOfFiles(shown.flatMap(({ picture, file }) => [{ file: picture }, { file }])),
    }
  },
})

/** The published sections of all pages. */
export const listAllSections = (language: Language) => readView(language, sectionsSource, 'all')

/** The links for parents of the home page. */
export const getParentLinks = (language: Language) => readView(language, sectionsSource, 'parents')

/** The published sections of a page, by its name, in the order of the office. */
export const listSections = (language: Language, page: string) =>
  readView(language, sectionsSource, 'of', page)

/** The published sections of a kind on a page. */
export const listSectionsOf = async (
  language: Language,
  page: string,
  kind: SectionKind,
): Promise<Section[]> => (await listSections(language, page)).filter((each) => each.kind === kind)
