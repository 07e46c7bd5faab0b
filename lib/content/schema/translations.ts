import { z } from 'zod'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'school-schema/languages'
import { isWritten, listDifferences } from 'school-schema/figures/figures'
import { writtenLanguageOf } from 'school-schema/values/passages'
import { parseItems } from './columns.ts'

const outdated = z.object({
  changed: z.string().nullable(),
  original: z.string().refine(isLanguage),
})

/**
 * A translation that is older than its original: the time of its last change, if that is known, and the
 * language of the original.
 */
export type Outdated = z.infer<typeof outdated>

const translation = z.object({
  language: z.string().refine(isLanguage),
  columns: z.array(z.string()),
  changed: z.string().nullable(),
  outdated: outdated.nullable(),
})

const original = { language: DEFAULT_LANGUAGE, columns: [], changed: null, outdated: null }

/** The language of a row's texts, and which of them are translated. */
export const translations = z
  .unknown()
  .optional()
  .transform((value) => {
    const { columns, ...rest } = translation.safeParse(value).data ?? original
    return { ...rest, columns: new Set(columns) }
  })

type Translated = { translations: z.infer<typeof translations> }

const isTranslated = ({ translations }: Translated, main: string) => translations.columns.has(main)

/** The language of a row: that of the translation of its main text, or that in which the text is written. */
export const languageOfRow = (row: Translated, main: string, text: string | null): Language =>
  isTranslated(row, main) ? row.translations.language : writtenLanguageOf(text ?? '')

/** What is no text in a column: elements, the names of a list, and paths. */
const NO_TEXT = /<[^>]*>|"\w+":|\/[\w/.-]*/g

/** The language in which these columns of a row are written, as the CMS stores it. */
export function languageOfRaw(row: object, columns: readonly string[]): Language {
  const texts = Object.entries(row).filter(([column]) => columns.includes(column))
  return writtenLanguageOf(
    JSON.stringify(texts.map(([, text]: [string, unknown]) => text)).replace(NO_TEXT, ''),
  )
}

/**
 * When the main text of a row last changed: a translation at its own time, which is not that of the
 * row if it is older than its original.
 */
export function lastChangeOfText(row: Translated, main: string, changed: string | null) {
  const { translations } = row
  if (!isTranslated(row, main)) return changed
  if (translations.outdated) return translations.changed
  return changed && (translations.changed ?? changed)
}

/** A row that says whether its translation is outdated, instead of its translations. */
export function withOutdated<Row extends Translated>({ translations, ...row }: Row) {
  return { ...row, outdated: translations.outdated }
}

const written = z.looseObject({
  language: z.string(),
  draft: z.boolean().nullish(),
  outdated: z.boolean().nullish(),
  changed: z.iso.datetime({ offset: true }).nullish().catch(null),
  publish_from: z.iso.datetime({ offset: true }).nullish(),
})

/** The texts of a row in another language, by their columns. */
type Translation = z.infer<typeof written>

const hasTranslations = (value: unknown): value is { translations: unknown[] } =>
  typeof value === 'object' &&
  value !== null &&
  'translations' in value &&
  Array.isArray(value.translations)

const PLACEHOLDER = /\{\w+\}/

/**
 * The columns that an outdated translation must not show, as their figures differ from those of the
 * original. The placeholders of a row are filled in one language.
 */
function hiddenColumns(raw: Texts, texts: Texts): Set<string> {
  const columns = Object.keys(texts).filter((column) => Object.hasOwn(raw, column))
  const differing = listDifferences(columns, raw, texts).map(([column]) => column)
  const isFilled = (column: string) => PLACEHOLDER.test(JSON.stringify(texts[column]))
  return new Set([...differing, ...(differing.some(isFilled) ? columns.filter(isFilled) : [])])
}

type Texts = Readonly<Record<string, unknown>>

/** A row or a file of the CMS with these texts; instead of its translations it has what is shown of one. */
function withTexts(raw: object, translation: Translation) {
  const { language, draft: _, outdated, changed, publish_from: __, ...texts } = translation
  const hidden = outdated ? hiddenColumns(raw as Texts, texts) : new Set()
  const filled = Object.entries(texts).filter(
    ([column, value]) => isWritten(value) && !hidden.has(column),
  )
  const columns = filled.map(([column]) => column)
  const old = outdated && {
    changed: changed ?? null,
    original: languageOfRaw(raw, Object.keys(texts)),
  }
  const shown = { language, columns, changed: changed ?? null, outdated: old || null }
  return { ...raw, ...Object.fromEntries(filled), translations: shown }
}

/** A row, written as JSON, in which it and its files have the chosen translations. */
const translateJson = (text: string, isChosen: (each: Translation) => boolean): unknown =>
  JSON.parse(text, (_key, value: unknown) => {
    if (!hasTranslations(value)) return value
    const chosen = parseItems(written, value.translations).find(isChosen)
    return chosen ? withTexts(value, chosen) : value
  })

/** A row of the CMS with its texts in a language, including drafts. */
export const translateDraft = (raw: unknown, language: Language): unknown =>
  translateJson(JSON.stringify(raw), (each) => each.language === language)

/** A row as JSON and parsed. */
export type Row = { text: string; parsed: unknown }

/** The rows of a list by their ids. */
export type Rows = ReadonlyMap<string, Row>

/** The translations of a row and its files, and the row as it was parsed with them. */
type Known = { list: readonly Translation[]; parsed: Map<string, unknown> }

const MARK = '"translations":[{'
const known = new WeakMap<Row, Known>()

function knownOf(row: Row): Known {
  const found = known.get(row)
  if (found) return found
  const list: Translation[] = []
  if (row.text.includes(MARK))
    translateJson(row.text, (each) => {
      list.push(each)
      return false
    })
  const made = { list, parsed: new Map<string, unknown>() }
  known.set(row, made)
  return made
}

/** The times at which translations appear. */
export const translationTimes = (rows: Rows): Date[] =>
  [...rows.values()].flatMap((row) =>
    knownOf(row).list.flatMap(({ publish_from: from }) => (from ? new Date(from) : [])),
  )

/** Null without a published translation, and if the row with it is invalid. */
function parsedIn(schema: z.ZodType, row: Row, language: Language, now: Date): unknown {
  const { list, parsed } = knownOf(row)
  const isShown = ({ language: its, draft, publish_from: from }: Translation) =>
    its === language && !draft && (!from || new Date(from) <= now)
  const count = list.filter(isShown).length
  if (count === 0) return null
  // With time there are only more.
  const key = `${language} ${count}`
  if (!parsed.has(key))
    parsed.set(key, schema.safeParse(translateJson(row.text, isShown)).data ?? null)
  return parsed.get(key)
}

/**
 * The content of a source in a language, where it is translated; the same object if nothing is.
 * @param schema that of a row
 */
export function translateAnswer(
  schema: z.ZodType,
  { answer, rows }: { answer: unknown; rows: Rows },
  language: Language,
  now: Date,
): unknown {
  const translations = new Map<unknown, unknown>()
  for (const row of rows.values()) {
    const translation = parsedIn(schema, row, language, now)
    if (translation) translations.set(row.parsed, translation)
  }
  if (translations.size === 0) return answer
  const translate = (row: unknown) => translations.get(row) ?? row
  return Array.isArray(answer) ? answer.map(translate) : translate(answer)
}
