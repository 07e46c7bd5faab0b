import {
  contrast,
  defaultColours,
  backgrounds,
  paletteOf,
  parseColour,
  readableColours,
  type SchoolColours,
} from './colours.ts'

/** The same twenty schools in every run. */
function randomColours(): SchoolColours[] {
  let seed = 7
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  const colour = () => `#${(next() % 0x1000000).toString(16).padStart(6, '0')}`
  return Array.from({ length: 20 }, () => ({ main: colour(), accent: colour(), dark: colour() }))
}

const extremes = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00']
const schools = [
  ...randomColours(),
  ...extremes.map((colour) => ({ main: colour, accent: colour, dark: colour })),
]

/** Every text and background of the style sheets and components, as pairs of colours. */
function textPairs(colours: SchoolColours): [string, string][] {
  const { main, mainDeep, mainTint, accent, accentTint, dark, darkSoft, paperDeep } =
    paletteOf(colours)
  const { paper, leafTint } = backgrounds
  const tints = [paper, paperDeep, '#ffffff', mainTint, accentTint]
  return [
    ...[dark, darkSoft].flatMap((text) =>
      [...tints, leafTint].map((background): [string, string] => [text, background]),
    ),
    ...[main, mainDeep].flatMap((text) =>
      tints.map((background): [string, string] => [text, background]),
    ),
    ...[main, mainDeep, dark, darkSoft].map((background): [string, string] => [paper, background]),
    [dark, accent],
    [accent, dark],
  ]
}

test.each(schools)('what the rule makes of %j is readable everywhere, and accepted', (colours) => {
  const accepted = readableColours(colours)
  expect(readableColours(accepted)).toEqual(accepted)
  for (const [text, background] of textPairs(accepted))
    expect([text, background, contrast(text, background) >= 4.5]).toEqual([text, background, true])
  const { main, accent } = accepted
  expect(contrast(main, accent)).toBeGreaterThanOrEqual(3)
})

test('readable colours stay as they are, and others change no more than they must', () => {
  expect(readableColours(defaultColours)).toEqual(defaultColours)
  const green = { main: '#1b5e20', accent: '#ffd54f', dark: '#102027' }
  expect(readableColours(green)).toEqual(green)
  const { main, dark } = readableColours({ ...defaultColours, main: '#e8743b' })
  expect(dark).toBe(defaultColours.dark)
  expect(contrast(main, backgrounds.paperDeep)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(main, backgrounds.paperDeep)).toBeLessThan(5.5)
})

test('the deeper paper follows the accent of a school', () => {
  expect(paletteOf(defaultColours).paperDeep).toBe(backgrounds.paperDeep)
  expect(paletteOf({ ...defaultColours, accent: '#ffe08a' }).paperDeep).toBe('#fffaec')
})

test('black on white has the largest contrast, and a colour on itself the smallest', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#b93a14', '#b93a14')).toBe(1)
})

test.each([
  ['#B93A14', '#b93a14'],
  [' b93a14 ', '#b93a14'],
  ['#fa0', '#ffaa00'],
  ['red', null],
  ['#b93a1', null],
  ['rgb(1, 2, 3)', null],
  ['', null],
])('the colour %j is stored as %j', (written, stored) => {
  expect(parseColour(written)).toBe(stored)
})
