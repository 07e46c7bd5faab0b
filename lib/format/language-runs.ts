/** The languages that are recognised by their script; null is the page's language, English. */
export type OtherLanguage = 'hi' | 'bn'

/** From the first character of a script to the last, including what is in between. */
const runOf = (script: string) =>
  `(\\p{Script=${script}}(?:[\\p{Script_Extensions=${script}}\\u200c\\u200d]|[\\s\\p{P}\\p{N}]+(?=\\p{Script=${script}}))*)`

const RUNS = new RegExp(`${runOf('Devanagari')}|${runOf('Bengali')}`, 'gu')

/** Splits a text and wraps each run of Hindi or Bengali by `mark`. */
export function markRuns<Marked>(
  text: string,
  mark: (run: string, lang: OtherLanguage) => Marked,
): (string | Marked)[] {
  const parts: (string | Marked)[] = []
  let end = 0
  for (const { 0: run, 1: hindi, index } of text.matchAll(RUNS)) {
    if (index > end) parts.push(text.slice(end, index))
    parts.push(mark(run, hindi === undefined ? 'bn' : 'hi'))
    end = index + run.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** The first language other than English in a text; otherwise null. */
export function otherLanguageOf(text: string): OtherLanguage | null {
  const [first] = text.matchAll(RUNS)
  if (!first) return null
  return first[1] === undefined ? 'bn' : 'hi'
}

/** The first language other than English in a text; otherwise English. */
export const languageOf = (text: string): OtherLanguage | 'en' => otherLanguageOf(text) ?? 'en'
