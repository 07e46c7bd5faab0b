import { renderText, fitText, normaliseText, wrapText } from './render-text.ts'
import { getTypefaces, splitRuns, shapeWord } from './shaper.ts'

const NON_JOINER = '\u200c'
const VIRAMAS = /[\u094d\u09cd]/g

const glyphsOf = async (text: string) => {
  const runs = splitRuns(text, await getTypefaces()) ?? []
  return runs.flatMap(({ shaper, text: run }) => shaper.shape(run).glyphs)
}
const idsOf = async (text: string) => (await glyphsOf(text)).map(({ id }) => id)

test.each([
  // Two letters with the sign that joins them.
  ['क्ष', 1],
  ['त्र', 1],
  ['ज्ञ', 1],
  ['ক্ষ', 1],
  ['ষ্ণ', 1],
  ['ল্ক', 1],
])('%s is rendered as a conjunct', async (conjunct, glyphs) => {
  expect(await idsOf(conjunct)).toHaveLength(glyphs)
  const parted = await idsOf(conjunct.replace(VIRAMAS, (virama) => virama + NON_JOINER))
  expect(parted.length).toBeGreaterThan(glyphs)
})

test.each(['वार्षिक', 'क्रीड़ा', 'क्षेत्रीय', 'প্রতিযোগিতা', 'বার্ষিক'])(
  'the letters of %s are shaped, and none is missing',
  async (word) => {
    const joined = await idsOf(word)
    expect(joined).not.toContain(0)
    const parted = await idsOf(word.replace(VIRAMAS, (virama) => virama + NON_JOINER))
    expect(parted).not.toEqual(joined)
    expect(joined).not.toEqual((await Promise.all([...word].map(idsOf))).flat())
  },
)

test('a vowel sign that is pronounced after its letter is rendered before it', async () => {
  const [written, letter] = await Promise.all([glyphsOf('कि'), idsOf('क')])
  expect(written.map(({ id }) => id).indexOf(letter[0] ?? 0)).toBe(1)
})

test('a word can change to another font and back', async () => {
  const typefaces = await getTypefaces()
  const runs = splitRuns('CBSEकी2026', typefaces) ?? []
  expect(runs.map(({ text }) => text)).toEqual(['CBSE', 'की', '2026'])
  expect(shapeWord('विद्याSchool', typefaces)?.width).toBeGreaterThan(
    shapeWord('School', typefaces)?.width ?? 0,
  )
})

test('a script without a font is not rendered', async () => {
  const style = { width: 400, height: 300, sizes: [60], colour: '#000' } as const
  expect(await renderText('விடுமுறை', style)).toBeNull()
  expect(await renderText('🎉', style)).toBeNull()
  expect(await renderText('सूचना', style)).toMatchObject({ width: 408, height: 82 })
})

test('emoji are removed, other characters are not', () => {
  expect(normaliseText(' अवकाश 🎉👩🏽‍🏫 \n 5 © ')).toBe('अवकाश 5 ©')
  expect(normaliseText('क्‍ष')).toBe('क्‍ष')
})

const lengthOf = (text: string) => text.length

test('text is wrapped, and only a word longer than a line is split', () => {
  expect(wrapText('one two three', 7, lengthOf)).toEqual(['one two', 'three'])
  expect(wrapText('a unbreakable b', 5, lengthOf)).toEqual(['a', 'unbre', 'akabl', 'e b'])
  expect(wrapText('क्षक्ष', 3, lengthOf)).toEqual(['क्ष', 'क्ष'])
})

test('the largest fitting size is used, and the smallest is truncated', () => {
  const box = { width: 100, height: 60, sizes: [20, 10] } as const
  expect(fitText('abcde fghij', box, lengthOf)).toEqual({ size: 20, lines: ['abcde', 'fghij'] })
  expect(fitText('abcde fghij klmno', box, lengthOf).size).toBe(10)
  const cut = fitText('abcd efgh '.repeat(9).trim(), box, lengthOf)
  expect(cut.lines).toHaveLength(4)
  expect(cut.lines.at(-1)).toBe('abcd efgh…')
})
