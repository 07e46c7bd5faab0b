import { initialConsent } from 'school-schema/enquiry/consent'
import {
  listSampleCollections,
  sampleRecord,
  sampleRows,
  type SampleRow,
} from 'school-schema/sample/sample'
import { localeOf } from '../lib/messages/messages.ts'
import { termName } from '../lib/messages/names.ts'

const TODAY = '2026-11-24'
const letters = { hi: /\p{Script=Devanagari}/u, bn: /\p{Script=Bengali}/u }

const school: SampleRow = { enquiry_consent: initialConsent, ...sampleRecord('school', TODAY) }
const rows = [school, ...listSampleCollections().flatMap((name) => sampleRows(name, TODAY))].filter(
  (row): row is SampleRow & { translations: SampleRow[] } => 'translations' in row,
)

const textsIn = (language: string) =>
  rows.flatMap((row) =>
    row.translations.flatMap(({ language: its, ...texts }) =>
      its === language
        ? Object.entries(texts).map(([column, text]) => ({ original: row[column], text }))
        : [],
    ),
  )

/** Placeholders, figures, classes, tags and addresses: alike in every language. */
const FACTS = /\{\w+\}|\d+(?:[:.,]\d+)*|\b[IVX]{2,}\b|<[^>]+>|(?:(?<=["\n])|\| )\/[^"\n]+/g
const factsIn = (text: unknown) =>
  (
    JSON.stringify(text)
      .replaceAll(String.raw`\n`, '\n')
      .match(FACTS) ?? []
  ).toSorted()

test('every page of the sample has its title, summary and text in each language', () => {
  for (const page of sampleRows('pages', TODAY)) {
    const columns = ['title', 'summary', 'content'].filter((column) => page[column])
    for (const language of Object.keys(letters))
      expect(page['translations']).toContainEqual(
        expect.objectContaining({
          language,
          ...Object.fromEntries(columns.map((column) => [column, expect.any(String)])),
        }),
      )
  }
})

test.each(['hi', 'bn'] as const)('a text in %s has the facts of its original', (language) => {
  const texts = textsIn(language)
  expect(texts.length).toBeGreaterThan(300)
  const facts = texts.map(({ text }) => [text, factsIn(text)])
  expect(facts).toEqual(texts.map(({ text, original }) => [text, factsIn(original)]))
  for (const { text } of texts) {
    expect(JSON.stringify(text)).toMatch(letters[language])
    expect(JSON.stringify(text)).not.toMatch(letters[language === 'hi' ? 'bn' : 'hi'])
  }
})

test('what is translated into one language is translated into the other', () => {
  for (const { translations } of rows) {
    const columns = translations.map((texts) => Object.keys(texts))
    expect(translations.map(({ language }) => language)).toEqual(Object.keys(letters))
    expect(columns[1]).toEqual(columns[0])
  }
})

/** The words that carry a fact, by their English: one or two in each language, with their endings. */
const VOCABULARY = {
  '[Nn]avy blue|[Dd]ark blue': { hi: 'गहर[ाीे] नील[ाीे]', bn: 'গাঢ় নীল' },
  '[Yy]ellow': { hi: 'पील[ाीे]', bn: 'হলুদ' },
  '[Ww]hite': { hi: 'सफ़ेद', bn: 'সাদা' },
  '[Gg]rey': { hi: 'स्लेटी', bn: 'ধূসর' },
  '[Rr]ed': { hi: 'लाल', bn: 'লাল' },
  '[Bb]lack': { hi: 'काल[ाीे]', bn: 'কালো' },
  '[Gg]reen': { hi: 'हर[ाीे]', bn: 'সবুজ' },
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => wordsOfDay({ month: 'long' }, `2026-${index + 1}-1`)),
  ),
  ...Object.fromEntries(
    Array.from({ length: 7 }, (_, index) =>
      wordsOfDay({ weekday: 'long' }, `2026-11-${index + 1}`),
    ),
  ),
  // Of the persons, as their own rows translate them.
  ...Object.fromEntries(
    ['faculty', 'person'].flatMap((name) =>
      sampleRows(name, TODAY).map((row) => [
        String(row['name']).replaceAll('.', '[.]'),
        Object.fromEntries(
          (row['translations'] as SampleRow[]).map((each) => [
            each['language'],
            String(each['name']).replaceAll('.', '[.]'),
          ]),
        ),
      ]),
    ),
  ),
}

function wordsOfDay(options: Intl.DateTimeFormatOptions, day: string) {
  const write = (language: string) =>
    new Intl.DateTimeFormat(`${language}-IN`, options).format(new Date(`${day} 12:00`))
  return [write('en'), { hi: write('hi'), bn: write('bn') }] as const
}

const LETTER = String.raw`[\p{L}\p{M}]`
/** Of Bengali, as in শনিবারে. */
const ENDING = '(?:ে|ের|র|কে|তে)?'
const has = (words: string, text: string) =>
  new RegExp(`(?<!${LETTER})(?:${words})${ENDING}(?!${LETTER})`, 'u').test(text)

/** Days of the calendar with a colour or a weekday in their names. */
const NAMES = /Good Friday|काली पूजा/g

/** What a text says that its translation does not, or the reverse. */
const differences = (original: string, text: string, language: 'hi' | 'bn') =>
  Object.entries(VOCABULARY).flatMap(([english, words]) => {
    const other = (words as Record<string, string>)[language] ?? ''
    const [said, translated] = [original, text].map((each) => each.replaceAll(NAMES, ''))
    return has(english, said ?? '') === has(other, translated ?? '')
      ? []
      : `${english}: ${text.slice(0, 80)}`
  })

const asPlain = (text: unknown) => JSON.stringify(text).replace(/<[^>]+>|&nbsp;/g, ' ')

test.each(['hi', 'bn'] as const)('colours, days and names are the same in %s', (language) => {
  const pictures = Object.entries(localeOf('en').messages.pictures).map(([name, picture]) => ({
    original: picture,
    text: Object.entries(localeOf(language).messages.pictures).find(([each]) => each === name)?.[1],
  }))
  const found = [...textsIn(language), ...pictures].flatMap(({ original, text }) =>
    differences(asPlain(original), asPlain(text), language),
  )
  expect(found).toEqual([])
})

test('a comparison finds the uniform of an earlier version', () => {
  const original = 'Yellow shirt, navy blue skirt, tie and belt, white socks'
  expect(differences(original, 'सफ़ेद कमीज़, स्लेटी स्कर्ट, टाई, सफ़ेद मोज़े', 'hi')).toHaveLength(3)
  expect(differences(original, 'সাদা শার্ট, ধূসর স্কার্ট, টাই, সাদা মোজা', 'bn')).toHaveLength(3)
  expect(factsIn('15 Rs.100 8:30')).not.toEqual(factsIn('16 Rs.100 8:30'))
})

/** What has no translation of its own, as most schools write the same. */
const TERMS = {
  faculty: ['designation', 'department'],
  person: ['post', 'designation'],
  fee: ['class_name'],
  book: ['class'],
}

test.each(['hi', 'bn'] as const)(
  'designations, subjects and classes are known in %s',
  (language) => {
    const terms = Object.entries(TERMS).flatMap(([name, columns]) =>
      sampleRows(name, TODAY).flatMap((row) =>
        columns.map((column) => row[column]).filter((text) => typeof text === 'string'),
      ),
    )
    expect(terms.length).toBeGreaterThan(50)
    const names = terms.map((each) => termName(localeOf(language), each))
    expect(names.filter((name) => /[a-z]{3}/.test(name))).toEqual([])
  },
)
