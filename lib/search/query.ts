import { fold, rootsOf, stemOf, termOf, vocabularyWords, withoutVowel, wordsOf } from './words.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

const wordsIn = (lists: Readonly<Record<string, string>>) =>
  Object.values(lists).flatMap((list) => list.split(' '))

const VERB_ENDINGS =
  'া?(?:ব|বে|বেন|বো|বি|ছে|ছেন|ছি|ছিল|ছিলেন|চ্ছে|চ্ছেন|চ্ছি|চ্ছিল|লে|লো|লেন|লাম|ত|তে|তো|তাম|ন|ও|য|নো|নোর|র)?|ি|িযে|ে|েন|েছে|েছেন|েছি|েছিল|েছিলেন|ুন|ো'

/** Words that occur in any query and carry no meaning. */
const STOP_WORDS = new Set(wordsIn(vocabulary.stopWords).map(stemOf))
const rootOf = (stem: string) => withoutVowel(rootsOf(stem)[1] ?? stem)
const STOP_ROOTS = new Set([...STOP_WORDS, ...Array.from(STOP_WORDS, rootOf)])

/** The forms of Bengali verbs that carry no meaning: দেখব, শেখানো, জানাতে. */
const STOP_VERB = new RegExp(
  `^(?:${vocabulary.stopVerbs.split(' ').map(stemOf).join('|')})(?!$)(?:${VERB_ENDINGS})$`,
)

/** Whether a word as written carries no meaning, also in another form: যাব, যাবে. */
export function isStopWord(word: string): boolean {
  const stem = stemOf(word)
  if (STOP_WORDS.has(stem)) return true
  if (vocabularyWords.has(stem)) return false
  const root = rootOf(stem)
  return (root !== stem && STOP_ROOTS.has(root)) || (STOP_VERB.test(stem) && termOf(stem) === stem)
}

/** Common words of questions; without another word they answer none. */
const WEAK_WORDS = new Set(wordsIn(vocabulary.weakWords).map(termOf))

const ASKED_WORDS = new Set(vocabulary.weakWords.Asked.split(' ').map(termOf))

/** Whether a term says what is asked about a subject: its date, its name. */
export const isAsked = (term: string) => ASKED_WORDS.has(term)

/** Whether a term is a number, such as that of a class. */
export const isNumber = (term: string) => /^\d+$/.test(term)

/** Whether a term answers no query without another one. */
export const isWeak = (term: string) => isNumber(term) || WEAK_WORDS.has(term)

/** Words that count only without any other, and those that also count with weak ones: "Children’s Day". */
const LAST_WORDS = new Set(['school', 'class'])
const CHILDREN = new Set(['child', 'student'])

/** What a question asks for that has no other word, such as "where is the school". */
const ASKED = Object.entries(vocabulary.asking).map(
  ([term, words]) => [new Set(words.split(' ').map(fold)), term] as const,
)

/** Several words, or a short form, and what they stand for; a longer phrase before one in it. */
const PHRASES = Object.entries(vocabulary.phrases)
  .map(([phrase, meaning]) => [` ${wordsOf(phrase).map(fold).join(' ')} `, ` ${meaning} `] as const)
  .toSorted(([one], [other]) => other.length - one.length)

const PHRASE_WORDS = new Set(PHRASES.flatMap(([phrase]) => phrase.split(' ')))

/** Further words of a query only cost time. */
const MAX_TERMS = 6

const replacePhrases = (words: readonly string[]) =>
  PHRASES.reduce(
    (text, [phrase, meaning]) => text.replaceAll(phrase, meaning),
    ` ${words.join(' ')} `,
  )

/** Words of a phrase may be misspelt, "phone alowed", or have endings that it does not have. */
function withoutPhrases(question: string, correct: (word: string) => string): string[] {
  const words = wordsOf(question)
    .map(fold)
    .map((word) => (PHRASE_WORDS.has(word) || isStopWord(word) ? word : fold(correct(word))))
  const plain = words.map(
    (word) => [word, ...rootsOf(word)].find((form) => PHRASE_WORDS.has(form)) ?? word,
  )
  const found = replacePhrases(plain)
  const text = found === ` ${plain.join(' ')} ` ? replacePhrases(words) : found
  return text.split(' ').filter(Boolean)
}

/** "My daughter is 5" asks for an age, "class 5" does not. */
const asksAge = (terms: readonly string[]): boolean =>
  terms.some((term) => CHILDREN.has(term)) &&
  terms.some((term, index) => isNumber(term) && terms[index - 1] !== 'class')

/**
 * The meaningful terms of a query, without duplicates.
 * @param correct the known word for an unknown one
 */
export function queryTerms(question: string, correct = (word: string) => word): string[] {
  const words = withoutPhrases(question, correct)
  const meant = (chosen: readonly string[]) => chosen.map((word) => termOf(correct(word)))
  const all = meant(words.filter((word) => !isStopWord(word)))
  const telling = [...new Set(all)]
  const named = telling.filter((term) => !LAST_WORDS.has(term))
  const hasSubject = named.some((term) => !isWeak(term) && !CHILDREN.has(term))
  if (!hasSubject && asksAge(all)) return ['age']
  const subjects = hasSubject ? named.filter((term) => !CHILDREN.has(term)) : named
  if (subjects.length > 0) return subjects.slice(0, MAX_TERMS)
  const asked = ASKED.find(([asking]) => words.some((word) => asking.has(word)))
  if (asked && telling.length > 0) return [asked[1]]
  return (telling.length > 0 ? telling : [...new Set(meant(words))]).slice(0, MAX_TERMS)
}
