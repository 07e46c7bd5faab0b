import type { Outcome } from '@/lib/search/engine'
import { inLanguage } from '@/lib/messages/messages'
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

test('queries and results are escaped', () => {
  for (const html of [shown(0), shown(1), shown(31), `<input${valueAttribute(EVIL)}>`]) {
    expect(html).not.toContain('<script')
    expect(html).not.toContain('\u0000')
    const attributes = html.matchAll(/="([^"]*)"/g)
    for (const [, value = ''] of attributes) expect(value).not.toMatch(/[<"]/)
  }
})

test('the number of results is stated', () => {
  expect(shown(0, 'fee')).toContain('No results for “fee”')
  expect(shown(1, 'fee')).toContain('>1 result for “fee”')
  expect(shown(31, 'fee')).toContain('The best 30 of 31 results for “fee”')
})

test('on a page in Hindi, messages and links are in Hindi', () => {
  const nothing = inLanguage('hi', () => shown(0, 'fee'))
  expect(nothing).toMatch(/<h2[^>]* lang="hi">“fee” के लिए कुछ नहीं मिला/)
  expect(nothing).toContain('href="/hi/site-map"')
})

test.each([
  ['शुल्क', 'hi', 'के लिए 2 परिणाम', 'कुछ नहीं मिला'],
  ['ভর্তি', 'bn', '2টি ফলাফল', 'কিছু পাওয়া যায়নি'],
])('messages for %s are in its language', (question, lang, some, none) => {
  expect(shown(2, question)).toMatch(new RegExp(`<h2[^>]* lang="${lang}">[^<]*${some}`))
  const nothing = shown(0, question)
  expect(nothing).toMatch(new RegExp(`<h2[^>]* lang="${lang}">[^<]*${none}`))
  expect(nothing).toMatch(new RegExp(`<div[^>]* lang="${lang}">`))
})
