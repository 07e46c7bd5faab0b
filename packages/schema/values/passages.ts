import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../language-list.ts'

/** The first language of each script: the languages that are recognised in a text. */
const byScript = new Map<string, Language>()
for (const language of Object.keys(LANGUAGES) as Language[]) {
  const { script } = LANGUAGES[language]
  if (!byScript.has(script)) byScript.set(script, language)
}

/** From the first character of a script to the last, including what is in between. */
const runOf = (script: string) =>
  `(\\p{Script=${script}}(?:[\\p{Script_Extensions=${script}}\\u200c\\u200d]|[\\s\\p{P}\\p{N}]+(?=\\p{Script=${script}}))*)`

const RUNS = new RegExp([...byScript.keys()].map(runOf).join('|'), 'gu')
const recognised = [...byScript.values()]

type Run = { text: string; index: number; lang: Language }

const runsOf = (text: string): Run[] =>
  [...text.matchAll(RUNS)].map(({ 0: run, index, ...groups }) => ({
    text: run,
    index,
    lang:
      recognised[recognised.findIndex((_, script) => groups[script + 1] !== undefined)] ??
      DEFAULT_LANGUAGE,
  }))

const scriptOf = (language: Language) => LANGUAGES[language].script

/** `office@school.example`, `www.school.example/about`; "Principal/headmaster" is none. */
const isAddress = (part: string) => part.includes('@') || (part.includes('/') && part.includes('.'))

/** Words, without numbers of classes, abbreviations and addresses. */
const wordsIn = (text: string) =>
  text
    .split(/\s+/)
    .flatMap((part) => (isAddress(part) ? [] : part.split(/\P{L}+/u)))
    .filter((word) => /\p{Ll}{2}/u.test(word))

/** From here on, English in a text of another language is more than a name or a term. */
const WORDS_OF_PASSAGE = 3

/** A part of a text, and its language if it is not that of the text around it. */
export type Passage = { text: string; lang: Language | null }

/** Splits a text that is shown on a page in a language into its passages in that and in other languages. */
export function passagesOf(text: string, around: Language): Passage[] {
  const runs = runsOf(text)
  const isOwn = ({ lang }: Run) => scriptOf(lang) === scriptOf(around)
  const words = runs.some(isOwn) ? WORDS_OF_PASSAGE : 1
  const isMarked = (run: Run) =>
    !isOwn(run) && (scriptOf(run.lang) !== 'Latin' || wordsIn(run.text).length >= words)
  const passages: Passage[] = []
  let end = 0
  for (const { text: run, index, lang } of runs.filter(isMarked)) {
    if (index > end) passages.push({ text: text.slice(end, index), lang: null })
    passages.push({ text: run, lang })
    end = index + run.length
  }
  if (end < text.length) passages.push({ text: text.slice(end), lang: null })
  return passages
}

/** The language of a text that can only have one, such as an alternative text; undefined if it is that of the page. */
export const passageLanguage = (text: string, around: Language): Language | undefined =>
  passagesOf(text, around).find(({ lang }) => lang)?.lang ?? undefined

/** The language of a text without any word in that of its page; null for any other text. */
export const languageApart = (text: string, around: Language): Language | null =>
  runsOf(text).some(({ lang }) => scriptOf(lang) === scriptOf(around))
    ? null
    : (passageLanguage(text, around) ?? null)

const WORDS = [...byScript]
  .filter(([script]) => script !== 'Latin')
  .map(([script, language]) => {
    const sign = `\\p{Script=${script}}`
    return [new RegExp(`${sign}[${sign}\\p{M}\\u200c\\u200d]*`, 'gu'), language] as const
  })

/** The language in whose script most words of a text are written; English without any, and for abbreviations. */
export function writtenLanguageOf(text: string): Language {
  let [written, most]: [Language, number] = [DEFAULT_LANGUAGE, wordsIn(text).length]
  for (const [word, language] of WORDS) {
    const count = text.match(word)?.length ?? 0
    if (count > 0 && count >= most) [written, most] = [language, count]
  }
  return written
}

/** The first language other than English in a text; otherwise English. */
export const languageOf = (text: string): Language =>
  passageLanguage(text, DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE
