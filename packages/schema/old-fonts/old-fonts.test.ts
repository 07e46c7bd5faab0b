import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertHtml, convertText } from './convert-text.ts'
import { convertLine, type OldFont } from './convert.ts'
import { fontOf, wrongEncodingOf } from './detect.ts'

const linesOf = (name: string) =>
  readFileSync(join(__dirname, 'testing', `${name}.txt`), 'utf8')
    .trim()
    .split('\n')

// Kruti Dev, Bijoy, Shusha and Chanakya as typed by schools, and text in the wrong encoding.
test.each(linesOf('unreadable'))('%j is recognised', (line) => {
  expect(wrongEncodingOf(line)).not.toBeNull()
})

test('no readable text is taken for unreadable, and no English line is touched', () => {
  // Names, abbreviations, Hinglish, formulas, addresses, and other languages.
  const readable = linesOf('readable')
  const texts = globSync('{docs/**/*.md,sample/texts/*.html}').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => text.length > 25 && !/[|#*`]/.test(text))
  expect(sentences.length).toBeGreaterThan(200)
  expect([...readable, ...sentences].filter((text) => wrongEncodingOf(text) !== null)).toEqual([])
  const lines = [...readable, ...texts.flatMap((text) => text.split('\n'))].filter((line) =>
    /[a-z]{3}/i.test(line),
  )
  expect(lines.length).toBeGreaterThan(1_000)
  expect(lines.filter((line) => convertText(line) !== null || convertHtml(line) !== null)).toEqual(
    [],
  )
})

/** Without differences that nobody sees, and without the digits, which fonts draw in either script. */
const normalised = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')

/** How many characters have to be changed, added or removed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (character === other[at - 1] ? 0 : 1)
      next.push(Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, changed))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

// Sentences, and the same as other converters write them for the font.
test.each<[name: string, font: OldFont, original: string]>([
  ['kruti-dev', 'kruti-dev', 'hindi'],
  ['devlys', 'kruti-dev', 'hindi'],
  ['chanakya', 'chanakya', 'hindi'],
  ['bijoy', 'bijoy', 'bengali'],
])('300 sentences in %s are converted, and the font is recognised', (name, font, original) => {
  const written = linesOf(name)
  const wanted = linesOf(original).map(normalised)
  const pairs = written.map(
    (line, index) => [normalised(convertLine(line, font)), wanted[index] ?? ''] as const,
  )
  const wrong = pairs.reduce((sum, [one, other]) => sum + distance(one, other), 0)
  expect(wrong / wanted.join('').length).toBeLessThan(0.005)
  expect(written).toHaveLength(300)
  // A sentence alone can be too short; among others of its text it is recognised.
  expect(written.filter((line) => fontOf(line) === font).length).toBeGreaterThan(280)
  const html = `<p>${written.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).join('</p><p>')}</p>`
  expect(
    convertHtml(html)
      ?.split('</p>')
      .filter((text) => /[a-zÀ-ÿ]{3}/i.test(text)).length,
  ).toBeLessThan(2)
})

test.each([
  [
    "<p>Sports day</p><p>fo|ky; esa vodk'k dh lwpuk</p>",
    '<p>Sports day</p><p>विद्यालय में अवकाश की सूचना</p>',
  ],
  [
    '<p>fo|ky; <strong>esa</strong> vodk’k dh lwpuk</p>',
    '<p>विद्यालय <strong>में</strong> अवकाश की सूचना</p>',
  ],
  [
    '<p>Date: <span style="font-family: \'Kruti Dev 010\'">lwpuk</span></p>',
    '<p>Date: <span style="font-family: \'Kruti Dev 010\'">सूचना</span></p>',
  ],
  [
    '<p><font face="Kruti Dev 010">fo|ky; esa vodk\'k dh lwpuk</font> Admission open, contact the office.</p>',
    '<p><font face="Kruti Dev 010">विद्यालय में अवकाश की सूचना</font> Admission open, contact the office.</p>',
  ],
  [
    '<font face="SutonnyMJ">Avgvi †mvbvi evsjv|</font>',
    '<font face="SutonnyMJ">আমার সোনার বাংলা।</font>',
  ],
  // An end tag without a start tag ends nothing.
  ['<font face="Kruti Dev 010"></b>lwpuk</font>', '<font face="Kruti Dev 010"></b>सूचना</font>'],
  ['<p style="font-family: Preeti">g]kfnL</p>', null],
  ['<p>सूचना: CBSE</p>', null],
])('%j becomes %j', (html, converted) => {
  expect(convertHtml(html)).toBe(converted)
})

test('a text that was misread is not taken for Chanakya', () => {
  for (const line of linesOf('unreadable').slice(-13)) expect(convertText(line)).toBeNull()
})
