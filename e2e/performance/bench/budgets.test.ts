import { overBudget } from './budgets.ts'
import type { Weight } from './weigh.ts'

const light: Weight = {
  ...{
    html: 20_000,
    css: 9_000,
    js: 140_000,
    fonts: 40_000,
    firstFonts: 30_000,
    pictures: 30_000,
    other: 0,
  },
  requests: 15,
}
const sparing = { ...light, js: 0 }
const text = { path: '/Curriculum', template: 'text' } as const
const home = { path: '/', template: 'home' } as const
const FLOOR = 135_000

test('pages within their budgets are no fault', () => {
  const weighed = [
    { page: text, weight: light },
    { page: home, weight: light },
  ]
  expect(overBudget(weighed, sparing, FLOOR)).toEqual([])
})

test.each([
  [text, { js: 141_001 }, '/Curriculum JavaScript: 141001 of 141000'],
  [home, { js: 149_001 }, '/ JavaScript: 149001 of 149000'],
  [text, { html: 24_001 }, '/Curriculum HTML: 24001 of 24000'],
  [text, { requests: 41 }, '/Curriculum requests: 41 of 40'],
  [text, { other: 1 }, '/Curriculum bytes of unknown kind: 1 of 0'],
  [home, { firstFonts: 90_000 }, 'Home before its first paint: 119000 of 110000'],
  [home, { pictures: 200_000 }, 'Home in all: 409000 of 350000'],
])('%o with %o is over', (page, more, fault) => {
  expect(overBudget([{ page, weight: { ...light, ...more } }], sparing, FLOOR)).toEqual([fault])
})

test('who saves data is not sent the scripts', () => {
  expect(overBudget([], { ...sparing, js: 140_000 }, FLOOR)).toEqual([
    'Home for who saves data: 239000 of 180000',
  ])
})
