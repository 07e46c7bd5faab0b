import { pages } from '../../content/pages/index.ts'
import { findGaps } from './find-gaps.ts'
import { reportOf } from './report.ts'
import { change, completeSchool, today, without } from './testing/complete-school.ts'

test('in a complete school there is nothing to do', () => {
  const gaps = findGaps(completeSchool(), today)
  expect(gaps).toEqual([])
  expect(reportOf(gaps, pages)).toEqual([expect.stringContaining('ready to go live')])
})

test('a school that keeps to the text of its disclosure owes the form nothing', () => {
  const state = completeSchool()
  Object.assign(state.rows, { disclosure: [], disclosure_document: [], board_result: [] })
  expect(findGaps(state, today)).toEqual([])
})

test('a form of its name is content for a page that awaits it', () => {
  const state = completeSchool()
  without(state, 'exam_viii')
  expect(findGaps(state, today)).toMatchObject([{ path: '/exam-viii' }])
  change(state.rows.exam[0], { place: 'exam-viii' })
  expect(findGaps(state, today)).toEqual([])
})

test('results are not missed before the Board has announced them', () => {
  const state = completeSchool()
  change(state.rows.school[0], { session: '2027-28' })
  state.calendar = { title: 'Academic calendar 2027-28', lastDay: '2028-03-20' }
  for (const paper of state.rows.disclosure_document) paper.valid_until = null
  expect(findGaps(state, '2027-05-31')).toEqual([])
  expect(findGaps(state, '2027-06-01').map(({ kind }) => kind)).toEqual(['past', 'missing'])
})

test('the report goes page by page, in the order of the page table, and counts', () => {
  const state = completeSchool()
  for (const row of ['library', 'about_us', 'events']) without(state, row)
  change(state.rows.school[0], { session: '2025-26' })
  const lines = reportOf(findGaps(state, today), pages)
  const titles = lines.filter((line) => /^\S/.test(line))
  expect(titles).toEqual([
    'Every page',
    'About us  /AboutUs',
    'Events  /Events',
    'Library  /Library',
    '4 things to do before going live: 1 past, 1 sample, 2 placeholder.',
  ])
  expect(lines.filter((line) => line.trim().startsWith('->'))).toHaveLength(4)
})
