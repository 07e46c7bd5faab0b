import { sampleRowsOf } from 'school-schema/sample/sample'
import { pages } from 'school-schema/sample/sample-pages'
import { routes } from '../e2e/specification/routes.ts'

// Parts of the specification that no page shows by itself. The texts of pages are in
// e2e/specification.

/** Every screen of section 2 with its wording. */
const specified = Object.keys(routes)

test('the site has the 46 screens of the specification, in six groups', () => {
  expect(specified).toHaveLength(46)
  const paths = pages.map((page): string => page.path)
  expect(specified.filter((path) => !paths.includes(path))).toEqual([])
  const grouped = pages.filter(({ group }) => group).map(({ path }) => path)
  expect(specified.filter((path) => !grouped.includes(path))).toEqual(['/', '/Privery_policy'])
})

test('the six empty routes of the specification have no content', () => {
  const kinds = ['coming', 'exam-dates', 'event-dates']
  const awaited = pages
    .filter((page) => kinds.includes(page.template) && !page.hasText)
    .map((page) => page.path)
  const empty = ['/Events', '/Examination', '/Homework', '/cbse-sports', '/cns-gallery']
  expect(awaited).toEqual(expect.arrayContaining([...empty, '/exam-viii']))
})

const members = sampleRowsOf('person', '2026-11-24')

test('the harassment committee complies with section 4 of the Act of 2013', () => {
  const isWoman = ({ name }: { name: string }) => /^(Mrs|Ms|Smt\.) /.test(name)
  const committee = members.filter(({ body }) => body === 'sexual_harassment_committee')
  const [first] = committee
  expect(first?.post).toBe('Presiding Officer')
  expect(committee.map(({ post }) => post)).toContain('External member')
  const women = committee.filter(isWoman)
  expect(women).toContain(first)
  expect(women.length).toBeGreaterThanOrEqual(committee.length / 2)
})
