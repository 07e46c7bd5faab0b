import { fold, wordsOf } from './words.ts'

/** Words that are in every question and tell nothing of what is asked for. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and are at be by can do does for from how i in is it me my of on or our the their there',
    'this to was we what when where which who will with you your',
    'का की के को में से है हैं और पर कब क्या कैसे यह',
  ]
    .flatMap((words) => words.split(' '))
    .map(fold),
)

/** More words than this in a question add nothing but work. */
const MOST_WORDS = 6

/** The words of a question that tell what is asked for, folded, each once. */
export function askedWords(question: string): string[] {
  const words = [...new Set(wordsOf(question).map(fold))]
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** Slips are only allowed for in a word that is long enough to be recognised by the rest. */
export function slipsAllowed(word: string): number | false {
  if (word.length < 4) return false
  return word.length < 8 ? 1 : 2
}
