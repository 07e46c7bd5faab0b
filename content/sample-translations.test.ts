import { initialConsent } from 'school-schema/consent'
import {
  listSampleCollections,
  sampleRecord,
  sampleRows,
  type SampleRow,
} from 'school-schema/sample'
import { inLanguage } from '../lib/messages/messages.ts'
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
    const names = inLanguage(language, () => terms.map(termName))
    expect(names.filter((name) => /[a-z]{3}/.test(name))).toEqual([])
  },
)
