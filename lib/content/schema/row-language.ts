import { z } from 'zod'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'school-schema/languages'
import { writtenLanguageOf } from 'school-schema/values/passages'

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

/** The language of a row's texts, and which of them are translated (`store/translations.ts`). */
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
