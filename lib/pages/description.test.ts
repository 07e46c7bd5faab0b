import { pages } from '../../content/pages/index.ts'
import { describePage } from './description.ts'

const school = { name: 'Palash Vidya Niketan', address: 'Palash Road, Sample Town 000000' }

test('every page describes itself at a length that search engines show', () => {
  for (const { summary } of pages) {
    const { length } = describePage(summary, school)
    expect(length).toBeGreaterThanOrEqual(50)
    expect(length).toBeLessThanOrEqual(160)
  }
})

test('what is short says whose it is, what is long is cut at a word', () => {
  expect(describePage('What is on.', school)).toBe(
    'What is on. Palash Vidya Niketan, Palash Road, Sample Town 000000.',
  )
  const cut = describePage(`Notice:\n ${'holiday, '.repeat(40)}`, school)
  expect(cut).toMatch(/^Notice: holiday,.* holiday…$/)
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(describePage('x'.repeat(400), school)).toHaveLength(160)
})
