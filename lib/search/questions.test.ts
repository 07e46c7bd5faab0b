import { readFileSync } from 'node:fs'
import { english, localeOf } from '../messages/messages.ts'
import { createEngine } from './engine.ts'
import { gatherEntries } from './gather.ts'
import { sampleSources, sampleSourcesIn } from './testing/sample-sources.ts'

// Questions of parents in English, Hindi, Bengali and transliterated, after the pages or the titles
// of notices that answer them.
const readQuestions = (file: string) =>
  readFileSync(`lib/search/testing/${file}`, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [answers = '', asked = ''] = line.split(': ')
      return asked.split(', ').map((question) => ({ question, answers: answers.split(' | ') }))
    })

type Question = ReturnType<typeof readQuestions>[number]

const questions = readQuestions('questions.txt')
const isAbout = (kind: string) => (question: Question) => question.answers[0] === kind
const unanswerable = questions.filter(isAbout('nothing'))
const partly = questions.filter(isAbout('only some words'))
const answerable = questions.filter(
  (each) => !unanswerable.includes(each) && !partly.includes(each),
)
// Written without a look at the vocabulary or the index, with pages of the specification.
const parents = readQuestions('parents.txt')
const visitors = readQuestions('visitors.txt')
const families = readQuestions('families.txt')
// All of them in Bengali, by a parent, a bus driver's wife, a shopkeeper and a retired teacher.
const bengali = readQuestions('bengali.txt')
// As parents speak and spell on a phone: without nukta and nasals, with vowels left out.
const hindi = readQuestions('hindi.txt')
// The same questions in English, Hindi, Bengali, and Hindi in Latin letters.
const fourWays = readQuestions('four-ways.txt')
// Words that are spelt or sound like one of a page, which they must not find.
const falseFriends = readQuestions('false-friends.txt')

const answer = createEngine(gatherEntries(english, sampleSources))

const markedText = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

/** The place of the first right result: 0 is the best, -1 is none. */
const placeFor = (ask: typeof answer, { question, answers }: Question, prefix = '') =>
  ask(question).hits.findIndex(({ href, title }) =>
    answers.some((wanted) =>
      wanted.startsWith('/')
        ? href === prefix + wanted || href.startsWith(`${prefix}${wanted}?`)
        : markedText(title).startsWith(wanted),
    ),
  )
const placeOf = (question: Question) => placeFor(answer, question)

const isForeign = ({ question }: Question) => /[^\u0000-\u007f]/.test(question)

test.each([
  ['200 questions, 50 of them not in English', answerable, 200, 50, 0.9, 0.975],
  ['90 questions of parents, 30 of them not in English', parents, 90, 30, 0.85, 0.9],
  ['230 questions of visitors, 90 of them not in English', visitors, 230, 90, 0.85, 0.9],
  ['180 questions of families, 120 of them not in English', families, 180, 120, 0.85, 0.9],
  ['175 questions in Bengali', bengali, 175, 175, 0.85, 0.9],
  ['110 questions in Hindi', hindi, 110, 107, 0.85, 0.9],
  ['180 questions in each language and in Latin letters', fourWays, 180, 90, 0.75, 0.9],
])('of %s, almost all find the answer first or second', (_which, all, count, foreign, ...parts) => {
  const places = all.map(placeOf)
  const shareOf = (last: number) =>
    places.filter((place) => place >= 0 && place <= last).length / places.length
  expect(places.length).toBeGreaterThanOrEqual(count)
  expect(all.filter(isForeign).length).toBeGreaterThanOrEqual(foreign)
  expect([shareOf(0) >= parts[0], shareOf(1) >= parts[1]]).toEqual([true, true])
})

const answerIn = {
  en: answer,
  hi: createEngine(gatherEntries(localeOf('hi'), sampleSourcesIn('hi'))),
  bn: createEngine(gatherEntries(localeOf('bn'), sampleSourcesIn('bn'))),
}

test.each([
  ['hi', visitors, 101, /[\u0980-\u09ff]/],
  ['bn', visitors, 101, /[\u0904-\u0963]/],
  ['hi', families, 60, /^[\u0000-\u007f]|[\u0980-\u09ff]/],
  ['hi', hindi, 110, /[\u0980-\u09ff]/],
  ['bn', bengali, 175, /[\u0904-\u0963]/],
  ['bn', families, 60, /^[\u0000-\u007f]|[\u0904-\u0963]/],
] as const)(
  'the pages in %s answer 9 in 10 of them first or second too',
  (language, all, count, foreign) => {
    const asked = all.filter(({ question }) => !foreign.test(question))
    const missed = asked.filter(
      (question) => ![0, 1].includes(placeFor(answerIn[language], question, `/${language}`)),
    )
    expect(asked.length).toBeGreaterThanOrEqual(count)
    expect(missed.length).toBeLessThan(asked.length / 10)
  },
)

test.each(['en', 'hi', 'bn'] as const)(
  'the pages in %s are found by no false friend',
  (language) => {
    const prefix = language === 'en' ? '' : `/${language}`
    const found = falseFriends.filter(
      (question) => placeFor(answerIn[language], question, prefix) >= 0,
    )
    expect(falseFriends.length).toBeGreaterThanOrEqual(30)
    expect(found.map(({ question }) => question)).toEqual([])
  },
)

test.each(unanswerable)(
  'nothing is found for $question, which the website does not mention',
  ({ question }) => {
    expect(answer(question).hits.map(({ href }) => href)).toEqual([])
  },
)

test.each(partly)('results for $question are marked: none has all words', ({ question }) => {
  const { count, hasAllWords } = answer(question)
  expect([count > 0, hasAllWords]).toEqual([true, false])
})

const answered = [...answerable, ...parents].filter(({ question }) => answer(question).count > 0)

test.each(['xyzzy', 'ठठठठठ', 'ঝঝঝঝঝ'])('the unknown word %s empties no result', (unknown) => {
  const emptied = answered.filter(({ question }) =>
    [`${question} ${unknown}`, `${unknown} ${question}`].some((asked) => !answer(asked).count),
  )
  expect(emptied.map(({ question }) => question)).toEqual([])
})
