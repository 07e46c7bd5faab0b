import { z } from 'zod'
import { DEFAULT_LANGUAGE, type Language } from '../../messages/messages.ts'
import { parseItems } from '../schema/columns.ts'
import type { AnySource, Row, Rows } from './source.ts'

const translation = z.looseObject({
  language: z.string(),
  draft: z.boolean().nullish(),
  outdated: z.boolean().nullish(),
  publish_from: z.iso.datetime({ offset: true }).nullish(),
})

/** The texts of a row in another language, by their columns. */
type Translation = z.infer<typeof translation>

const translated = z.object({ translations: z.unknown() })

const listIn = (raw: unknown): readonly Translation[] =>
  parseItems(translation, translated.safeParse(raw).data?.translations)

const isWritten = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== ''

/** A row of the CMS with these texts; in place of its translations it has the language and its translated columns. */
function withTexts(raw: unknown, translation: Translation) {
  const { language, draft: _, outdated: __, publish_from: ___, ...texts } = translation
  const written = Object.entries(texts).filter(([, value]) => isWritten(value))
  const columns = written.map(([column]) => column)
  return { ...(raw as object), ...Object.fromEntries(written), translations: [language, columns] }
}

/** A row of the CMS with its texts in a language, including drafts; as it is without a translation. */
export function translateDraft(raw: unknown, language: Language): unknown {
  const chosen = listIn(raw).find((each) => each.language === language)
  return chosen ? withTexts(raw, chosen) : raw
}

type Known = { list: readonly Translation[]; parsed: Map<Translation, unknown> }

const MARK = '"translations":[{'
const NONE: readonly Translation[] = []
const known = new WeakMap<Row, Known>()

function knownOf(row: Row): Known {
  const found = known.get(row)
  if (found) return found
  const list = row.text.includes(MARK) ? listIn(JSON.parse(row.text)) : NONE
  const made = { list, parsed: new Map<Translation, unknown>() }
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
  const chosen = list.find(
    ({ language: its, draft, publish_from: from }) =>
      its === language && !draft && (!from || new Date(from) <= now),
  )
  if (!chosen) return null
  if (!parsed.has(chosen)) {
    const schema = source.row ?? source.answer
    parsed.set(chosen, schema.safeParse(withTexts(JSON.parse(row.text), chosen)).data ?? null)
  }
  return parsed.get(chosen)
}

/** The content of a source in a language, where it is translated; the same object if nothing is. */
export function translateAnswer(
  source: AnySource,
  { answer, rows }: { answer: unknown; rows: Rows },
  language: Language,
  now: Date,
): unknown {
  if (language === DEFAULT_LANGUAGE) return answer
  const translations = new Map<unknown, unknown>()
  for (const row of rows.values()) {
    const translation = parsedIn(source, row, language, now)
    if (translation) translations.set(row.parsed, translation)
  }
  if (translations.size === 0) return answer
  const translate = (row: unknown) => translations.get(row) ?? row
  return Array.isArray(answer) ? answer.map(translate) : translate(answer)
}
