import { z } from 'zod'
import { drawings } from 'school-schema/files/pictures'
import { isQuestionKind } from 'school-schema/forms/questions'
import {
  isPageKind,
  pagePathOf,
  queryParamsOf,
  type PageKind,
} from 'school-schema/pages/page-kinds'
import { linesOf } from 'school-schema/values/typed-text'
import { safeHtml } from '../content/html/html.ts'
import { linesOfHtml } from '../content/html/parse-html.ts'
import {
  asPicture,
  cmsFile,
  figure,
  optional,
  parseItems,
  requiredText,
  text,
  timestamps,
  withChanged,
} from '../content/schema/columns.ts'
import { translations, languageOfRow, lastChangeOfText } from '../content/schema/translations.ts'

const question = z.object({
  label: requiredText,
  kind: z.string().refine(isQuestionKind),
  required: optional(z.boolean()),
  help: text,
  choices: text,
})

/** A question of a form as an editor has written it. */
export type WrittenQuestion = z.infer<typeof question>

/** The columns of a page that is a form. */
const formColumns = {
  form_fields: optional(z.array(z.unknown()))
    .catch(null)
    .transform((given) => parseItems(question, given)),
  form_for: text,
  form_email: text,
  form_days: figure,
  form_kept_months: figure,
  form_access: text,
  form_consent: text,
  form_full: optional(z.array(z.string())).catch(null),
}

type FormColumns = z.infer<z.ZodObject<typeof formColumns>>

/** What a page says about its form. */
const formOf = (row: FormColumns) => ({
  questions: row.form_fields,
  /** Who answers, as families read it. */
  answeredBy: row.form_for,
  /** Where an e-mail about a new answer goes; null: to the office. */
  email: row.form_email,
  /** The days until families have an answer; null: the time of enquiries. */
  days: row.form_days,
  keptMonths: row.form_kept_months,
  isConfidential: row.form_access === 'principal' || row.form_access === 'anonymous',
  isAnonymous: row.form_access === 'anonymous',
  consent: row.form_consent,
  /** The times that are full, in the words of the original. */
  full: row.form_full ?? [],
})

const columns = z.object({
  id: optional(z.number()),
  sort: figure,
  page_name: requiredText,
  address: text,
  title: text,
  summary: text,
  menu_group: text,
  kind: text,
  badge: text,
  content: safeHtml,
  links: text,
  photo: optional(cmsFile).transform(asPicture),
  photo_credit: text,
  photo_consent: optional(z.boolean()),
  drawing: text,
  drawing_place: text,
  other_addresses: text,
  search_words: text,
  shortcuts: optional(z.array(z.string())),
  ...formColumns,
  translations,
  ...timestamps,
})

/** A link to a page; without a text it has the title of the page. */
export type PageLink = { text: string | null; path: string }

/** `/Procedure`, or `Our teachers | /Faculty`. */
function parseLink(line: string): PageLink[] {
  const start = [...line.matchAll(/(?:^|\|)\s*(?=\/[^/\\])/g)].at(-1)
  if (!start) return []
  const path = line.slice(start.index + start[0].length).trim()
  return [{ text: line.slice(0, start.index).trim() || null, path }]
}

/** "life_skills" as "Life skills". */
function titleFrom(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A row of `pages` as the website uses it; null if its address is not one. */
export const pageRow = columns
  .transform((row) => ({ ...withChanged(row), updated: row.date_updated }))
  .transform((row) => {
    const template: PageKind = isPageKind(row.kind) ? row.kind : 'text'
    const path = pagePathOf(row)
    if (path === null) return null
    return {
      id: row.id,
      /** The name, by which the code and other rows refer to the page. */
      name: row.page_name,
      /** The canonical path, decoded. */
      path,
      /** Whether the row is the page itself; one without an address may be its text only. */
      hasAddress: row.address !== null,
      sort: row.sort,
      title: row.title ?? titleFrom(row.page_name),
      hasTitle: row.title !== null,
      /** One sentence: lead, meta description and search result; may be empty. */
      summary: row.summary ?? '',
      group: row.menu_group,
      template,
      /** A short fact on the label above the title, with placeholders. */
      badge: row.badge,
      /** With placeholders: `getText` fills them. */
      content: row.content,
      links: linesOf(row.links).flatMap(parseLink),
      /** The query parameters that the page accepts, such as `?q=`. */
      queryParams: queryParamsOf(template),
      aliases: linesOf(row.other_addresses),
      searchWords: row.search_words,
      /** Where else the website links to the page: `footer`, `popular`. */
      shortcuts: row.shortcuts ?? [],
      form: formOf(row),
      drawing: drawings.find((name) => name === row.drawing) ?? null,
      drawingPlace: row.drawing_place ?? 'top',
      // A photograph is only public with consent.
      photo: row.photo && row.photo_consent ? { file: row.photo, credit: row.photo_credit } : null,
      /** The last change for search engines. */
      changed: row.changed,
      /** When somebody changed the text; null since its set-up. */
      updated: lastChangeOfText(row, 'content', row.updated),
      /** Null unless it is a translation that is older than its original. */
      outdated: row.translations.outdated,
      isSample: row.isSample,
      /** The language of the text; without a text, of the title. */
      language: row.content
        ? languageOfRow(row, 'content', linesOfHtml(row.content).join(' '))
        : languageOfRow(row, 'title', row.title),
    }
  })

export type Page = NonNullable<z.infer<typeof pageRow>>
