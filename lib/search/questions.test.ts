import { readFileSync } from 'node:fs'
import { sampleFees } from '../content/testing/sample-fees.ts'
import type { NoticeCategory } from 'school-schema/choices'
import { sampleRowsOf } from 'school-schema/sample'
import { facultySource } from '../content/collections/faculty.ts'
import { peopleSource } from '../content/collections/people.ts'
import { teamsSource } from '../content/collections/teams.ts'
import { sanitiseHtml } from '../content/html/html.ts'
import { sampleDates } from '../content/testing/sample-dates.ts'
import { plainNotice, plainSchool } from '../content/testing/plain.ts'
import { sampleSections } from '../content/testing/sample-sections.ts'
import { samplePages } from '../content/testing/sample-pages.ts'
import { createEngine } from './engine.ts'
import { gatherFindings } from './gather.ts'

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

const TODAY = '2026-11-24'

const ids = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ id: index + 1, changed: null, isSample: true, ...row }))

const answer = createEngine(
  gatherFindings({
    pages: samplePages,
    notices: ids(sampleRowsOf('notification', TODAY)).map(
      ({ id, title, date, category, description }) => ({
        ...plainNotice,
        id,
        title,
        date,
        category: category as NoticeCategory,
        description: sanitiseHtml(description ?? ''),
      }),
    ),
    staff: facultySource.answer.parse(ids(sampleRowsOf('faculty', TODAY))),
    people: peopleSource.answer.parse(ids(sampleRowsOf('person', TODAY))),
    teams: teamsSource.answer.parse(ids(sampleRowsOf('team', TODAY))),
    sections: sampleSections,
    headings: [],
    albums: [],
    papers: [],
    fees: sampleFees,
    dates: sampleDates(TODAY),
    books: [],
    school: plainSchool,
    originals: [],
  }),
)

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
