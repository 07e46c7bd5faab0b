import { sampleRowsOf } from 'school-schema/sample'
import { picturesOf } from '../lib/pages/section-texts.ts'
import { sampleSections } from '../lib/content/testing/sample-sections.ts'
import { rupees } from '../lib/messages/rupees.ts'
import { pages } from 'school-schema/sample-pages'
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

test('a figure has Indian commas', () => {
  expect(rupees(123456)).toBe('1,23,456')
})

const members = sampleRowsOf('person', '2026-11-24')

test('each member of a body has one number, which belongs to nobody', () => {
  const numbers = members.map(({ telephone }) => telephone ?? '')
  expect(numbers.filter((number) => !/^0353 000 00\d\d$/.test(number))).toEqual([])
  const people = new Set(members.map(({ name }) => name))
  expect(new Set(numbers).size).toBe(people.size)
  expect(new Set(members.map((each) => `${each.name} ${each.telephone}`)).size).toBe(people.size)
})

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

test('the sliders have ten and three local pictures', () => {
  const [slider, karate] = ['gallery', 'karate'].map((name) =>
    picturesOf(sampleSections.filter(({ page }) => page === name)),
  )
  expect([slider?.length, karate?.length]).toEqual([10, 3])
  for (const { src } of [...(slider ?? []), ...(karate ?? [])])
    expect(src).toMatch(/^\/pictures\/[a-z-]+\.svg$/)
})
