import { z } from 'zod'
import type { Language } from 'school-schema/languages'
import { isWritten, listDifferences } from 'school-schema/figures/figures'
import { parseItems } from '../schema/columns.ts'
import { languageOfRaw } from '../schema/row-language.ts'
import type { AnySource, Row, Rows } from './source.ts'

const translation = z.looseObject({
  language: z.string(),
  draft: z.boolean().nullish(),
  outdated: z.boolean().nullish(),
  changed: z.iso.datetime({ offset: true }).nullish().catch(null),
  publish_from: z.iso.datetime({ offset: true }).nullish(),
})

/** The texts of a row in another language, by their columns. */
type Translation = z.infer<typeof translation>

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
  const written = Object.entries(texts).filter(
    ([column, value]) => isWritten(value) && !hidden.has(column),
  )
  const columns = written.map(([column]) => column)
  const old = outdated && {
    changed: changed ?? null,
    original: languageOfRaw(raw, Object.keys(texts)),
  }
  const shown = { language, columns, changed: changed ?? null, outdated: old || null }
  return { ...raw, ...Object.fromEntries(written), translations: shown }
}

/** A row, written as JSON, in which it and its files have the chosen translations. */
const translateJson = (text: string, isChosen: (each: Translation) => boolean): unknown =>
  JSON.parse(text, (_key, value: unknown) => {
    if (!hasTranslations(value)) return value
    const chosen = parseItems(translation, value.translations).find(isChosen)
    return chosen ? withTexts(value, chosen) : value
  })

/** A row of the CMS with its texts in a language, including drafts. */
export const translateDraft = (raw: unknown, language: Language): unknown =>
  translateJson(JSON.stringify(raw), (each) => each.language === language)

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
function parsedIn(source: AnySource, row: Row, language: Language, now: Date): unknown {
  const { list, parsed } = knownOf(row)
  const isShown = ({ language: its, draft, publish_from: from }: Translation) =>
    its === language && !draft && (!from || new Date(from) <= now)
  const count = list.filter(isShown).length
  if (count === 0) return null
  // With time there are only more.
  const key = `${language} ${count}`
  if (!parsed.has(key)) {
    const schema = source.row ?? source.answer
    parsed.set(key, schema.safeParse(translateJson(row.text, isShown)).data ?? null)
  }
  return parsed.get(key)
}

/** The content of a source in a language, where it is translated; the same object if nothing is. */
export function translateAnswer(
  source: AnySource,
  { answer, rows }: { answer: unknown; rows: Rows },
  language: Language,
  now: Date,
): unknown {
  const translations = new Map<unknown, unknown>()
  for (const row of rows.values()) {
    const translation = parsedIn(source, row, language, now)
    if (translation) translations.set(row.parsed, translation)
  }
  if (translations.size === 0) return answer
  const translate = (row: unknown) => translations.get(row) ?? row
  return Array.isArray(answer) ? answer.map(translate) : translate(answer)
}
