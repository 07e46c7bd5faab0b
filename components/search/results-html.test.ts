import type { Outcome } from '@/lib/search/engine'
import { resultsHtml, valueAttribute } from './results-html'

const EVIL = '"><script>alert(1)</script>\'&amp;\u0000'

const outcome = (count: number): Outcome => ({
  count,
  hasAllWords: true,
  hits: Array.from({ length: Math.min(count, 30) }, () => ({
    id: EVIL,
    kind: 'page',
    href: `/x?q=${EVIL}`,
    label: EVIL,
    title: [{ text: EVIL, found: true }],
    extract: [{ text: EVIL, found: false }],
  })),
})

const shown = (count: number, question = EVIL) =>
  resultsHtml({ question, outcome: outcome(count), phone: EVIL })

test('whatever is asked and found is only text', () => {
  for (const html of [shown(0), shown(1), shown(31), `<input${valueAttribute(EVIL)}>`]) {
    expect(html).not.toContain('<script')
    expect(html).not.toContain('\u0000')
    const attributes = html.matchAll(/="([^"]*)"/g)
    for (const [, value = ''] of attributes) expect(value).not.toMatch(/[<"]/)
  }
})

test('says how much was found', () => {
  expect(shown(0, 'fee')).toContain('No results for “fee”')
  expect(shown(1, 'fee')).toContain('>1 result for “fee”')
  expect(shown(31, 'fee')).toContain('The best 30 of 31 results for “fee”')
})
