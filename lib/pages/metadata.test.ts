import { pages } from '../../content/pages/index.ts'
import { describePage } from './metadata.ts'
import { openingHours } from './structured-data.ts'

const school = { name: 'Palash Vidya Niketan', address: 'Palash Road, Palashpur, Assam 078107' }

test('every page has a description of a length that search engines show', () => {
  for (const { summary } of pages) {
    const { length } = describePage(summary, school)
    expect(length).toBeGreaterThanOrEqual(50)
    expect(length).toBeLessThanOrEqual(160)
  }
})

test('a short description gets the school’s name, a long one is cut between words', () => {
  expect(describePage('What is on.', school)).toBe(
    'What is on. Palash Vidya Niketan, Palash Road, Palashpur, Assam 078107.',
  )
  const cut = describePage(`Notice:\n ${'holiday, '.repeat(40)}`, school)
  expect(cut).toMatch(/^Notice: holiday,.* holiday…$/)
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(describePage('x'.repeat(400), school)).toHaveLength(160)
})

test.each([
  ['9:30am-3:30pm Monday to Saturday', 'Mo-Sa 09:30-15:30'],
  ['8.30 am – 2 pm Mon–Fri', 'Mo-Fr 08:30-14:00'],
  ['12pm to 12:30pm Tuesday to Sunday', 'Tu-Su 12:00-12:30'],
])('%s is %s', (text, hours) => {
  expect(openingHours(text)).toBe(hours)
})

test.each(['8:30am-2pm', 'Mornings', '', '9:30am-3:30pm Monday to Saturday, not on holidays'])(
  '%j is not interpreted',
  (text) => {
    expect(openingHours(text)).toBeNull()
  },
)
