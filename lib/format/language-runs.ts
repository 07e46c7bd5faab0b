/** The languages of a school's texts, which their scripts show; null is that of the page, English. */
export type OtherLanguage = 'hi' | 'bn'

export type LanguageRun = { text: string; lang: OtherLanguage | null }

/** From the first character of a script to the last, with what stands between them. */
const runOf = (script: string) =>
  `(\\p{Script=${script}}(?:[\\p{Script_Extensions=${script}}\\u200c\\u200d]|[\\s\\p{P}\\p{N}]+(?=\\p{Script=${script}}))*)`

const RUNS = new RegExp(`${runOf('Devanagari')}|${runOf('Bengali')}`, 'gu')

/** A text as consecutive runs of one language each. */
export function languageRuns(text: string): LanguageRun[] {
  const runs: LanguageRun[] = []
  let end = 0
  const addPlain = (upTo: number) => {
    if (upTo > end) runs.push({ text: text.slice(end, upTo), lang: null })
  }
  for (const { 0: run, 1: hindi, index } of text.matchAll(RUNS)) {
    addPlain(index)
    runs.push({ text: run, lang: hindi === undefined ? 'bn' : 'hi' })
    end = index + run.length
  }
  addPlain(text.length)
  return runs
}

/** The first other language of a text; English when there is none. */
export const languageOf = (text: string): OtherLanguage | 'en' =>
  languageRuns(text).find(({ lang }) => lang)?.lang ?? 'en'
