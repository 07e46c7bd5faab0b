import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'school-schema/language-list'

// In the scripts of every page: the names of languages, in `school-schema/languages`, are not needed here.

/** The first language of each script other than Latin: the languages that are recognised in a text. */
const byScript = new Map<string, Language>()
for (const language of Object.keys(LANGUAGES) as Language[]) {
  const { script } = LANGUAGES[language]
  if (script !== 'Latin' && !byScript.has(script)) byScript.set(script, language)
}
const recognised = [...byScript.values()]

/** From the first character of a script to the last, including what is in between. */
const runOf = (script: string) =>
  `(\\p{Script=${script}}(?:[\\p{Script_Extensions=${script}}\\u200c\\u200d]|[\\s\\p{P}\\p{N}]+(?=\\p{Script=${script}}))*)`

const RUNS = new RegExp([...byScript.keys()].map(runOf).join('|'), 'gu')

const languageOfRun = ([, ...runs]: RegExpExecArray): Language =>
  recognised[runs.findIndex((run) => run !== undefined)] ?? DEFAULT_LANGUAGE

/** Splits a text and wraps each run of another script by `mark`. */
export function markRuns<Marked>(
  text: string,
  mark: (run: string, lang: Language) => Marked,
): (string | Marked)[] {
  const parts: (string | Marked)[] = []
  let end = 0
  for (const found of text.matchAll(RUNS)) {
    const { 0: run, index } = found
    if (index > end) parts.push(text.slice(end, index))
    parts.push(mark(run, languageOfRun(found)))
    end = index + run.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** The first language other than English in a text; otherwise null. */
export function otherLanguageOf(text: string): Language | null {
  const [first] = text.matchAll(RUNS)
  return first ? languageOfRun(first) : null
}

/** The first language other than English in a text; otherwise English. */
export const languageOf = (text: string): Language => otherLanguageOf(text) ?? DEFAULT_LANGUAGE
