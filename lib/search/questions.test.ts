import { readFileSync } from 'node:fs'
import { createEngine } from './engine.ts'
import { gatherFindings } from './gather.ts'
import { sampleSources } from './testing/sample-sources.ts'

// Questions of parents in English, Hindi, Bengali and transliterated, after the pages or the titles
// of notices that answer them.
const questions = readFileSync('lib/search/testing/questions.txt', 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [answers = '', asked = ''] = line.split(': ')
    return asked.split(', ').map((question) => ({ question, answers: answers.split(' | ') }))
  })
const hasAnswer = ({ answers }: (typeof questions)[number]) => answers[0] !== 'nothing'
const answerable = questions.filter(hasAnswer)
const unanswerable = questions.filter((each) => !hasAnswer(each))

const answer = createEngine(gatherFindings(sampleSources))

const markedText = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

/** The place of the first right result: 0 is the best, -1 is none. */
const placeOf = ({ question, answers }: (typeof questions)[number]) =>
  answer(question).hits.findIndex(({ href, title }) =>
    answers.some((wanted) =>
      wanted.startsWith('/')
        ? href === wanted || href.startsWith(`${wanted}?`)
        : markedText(title).startsWith(wanted),
    ),
  )

test('of 200 questions, 50 of them not in English, 195 find the answer first or second', () => {
  const places = answerable.map(placeOf)
  const countOf = (last: number) => places.filter((place) => place >= 0 && place <= last).length
  expect(places.length).toBeGreaterThanOrEqual(200)
  const foreign = answerable.filter(({ question }) => /[^\u0000-\u007f]/.test(question))
  expect(foreign.length).toBeGreaterThanOrEqual(50)
  expect(countOf(0)).toBeGreaterThanOrEqual(places.length * 0.9)
  expect(countOf(1)).toBeGreaterThanOrEqual(places.length * 0.975)
})

test.each(unanswerable)(
  'nothing is found for $question, which the website does not mention',
  ({ question }) => {
    expect(answer(question).hits.map(({ href }) => href)).toEqual([])
  },
)
