import { samplePageTable } from '../testing/sample-rows.ts'
import { resultsSource } from './disclosure.ts'
import * as rows from '../content/schema/disclosure-rows.ts'
import { datesOf, lastResults, linkOf, passPercentage, ratioOf } from './answers.ts'
import { english } from '../messages/messages.ts'

const FILE = {
  id: '11111111-2222-4333-8444-555555555555',
  title: 'Fire safety',
  modified_on: null,
  filename_download: 'fire.pdf',
  type: 'application/pdf',
  filesize: 38_400,
}

const parseOne = (row: object) => rows.disclosureDocument.parse({ id: 1, kind: 'noc', ...row })
const linkTo = (row: object) =>
  linkOf(english, parseOne(row)!, (path) => samplePageTable.find(path)?.title)

describe('a document', () => {
  test.each([
    ['a file', { file: FILE }, { text: 'Fire safety', kind: 'PDF, 38 kB' }],
    ['a title of its own', { file: FILE, title: 'Renewed' }, { text: 'Renewed' }],
    ['an address', { url: 'https://board.example/a' }, { text: 'board.example', kind: null }],
    ['a page', { url: '/FeePaymentRules' }, { text: 'Fees and payment rules', kind: null }],
    ['a page with a space', { url: '/Contact Us' }, { text: 'Contact us', href: '/Contact%20Us' }],
    ['a page, encoded', { url: '/Contact%20Us' }, { text: 'Contact us', href: '/Contact%20Us' }],
    ['a document that is missing', { url: '/docs/none.pdf' }, { text: 'Document', kind: 'PDF' }],
  ])('is linked by %s', (_by, row, link) => {
    expect(linkTo(row)).toMatchObject(link)
  })

  test('of the website itself has its size', () => {
    const link = linkTo({ url: '/docs/pdf/SocityRegistration.pdf' })
    expect(link?.text).toBe('Document')
    expect(link?.kind).toMatch(/^PDF, \d+ kB$/)
  })

  test.each(['javascript:alert(1)', '//elsewhere.example/a', '/\\elsewhere.example', 'no address'])(
    'never links to %s',
    (url) => {
      expect(parseOne({ url })).toBeNull()
      expect(linkTo({ url, remark: 'a' })).toBeNull()
    },
  )

  test('is ignored without its file, or for an unknown row', () => {
    expect(parseOne({ file: null, issued_on: '2026-01-01' })).toBeNull()
    expect(parseOne({ kind: 'passport', remark: 'a' })).toBeNull()
    expect(parseOne({ remark: 'Not applicable' })).toMatchObject({ remark: 'Not applicable' })
  })

  test.each([
    ['2026-11-20', true, 'Expired on 20 November 2026.', null],
    ['2026-11-21', false, 'Valid until 21 November 2026.', '2026-11-21T18:30:00.000Z'],
    [null, false, null, null],
  ])('valid until %s has expired on the 21st: %s', (validUntil, hasPassed, valid, until) => {
    const dates = datesOf(english, { issuedOn: null, validUntil }, '2026-11-21')
    expect(dates).toEqual({ issued: null, valid, hasPassed, until })
  })
})

describe('Board results', () => {
  const row = { class: 'X', registered: 40, passed: 39 }

  test('are those of the last three years of the class, without inconsistent rows', () => {
    const years = [2023, 2026, 2024, 2025]
    const rows = years.map((year, id) => ({ ...row, id, year }))
    const others = [
      { ...row, id: 8, year: 2026, class: 'XII' },
      { ...row, id: 9, year: 2026, class: 'IX' },
      { ...row, id: 10, year: 2026, passed: null },
    ]
    const results = resultsSource.answer.parse([...rows, ...others])
    expect(results).toHaveLength(5)
    expect(lastResults(results, 'X').map(({ year }) => year)).toEqual([2026, 2025, 2024])
    expect(lastResults(results, 'XII').map(({ id }) => id)).toEqual([8])
  })

  test.each([
    [40, 39, '97.5%'],
    [30_000, 29_999, '99.99%'],
    [40, 40, '100%'],
    [40, 41, null],
    [0, 0, null],
  ])('of %d students %d passed: %s', (registered, passed, percentage) => {
    expect(passPercentage({ registered, passed })).toBe(percentage)
  })
})

describe('the teachers', () => {
  const factsOf = (row: object) => rows.disclosureFacts.parse({ principal_name: null, ...row })

  test('are divided by the sections, without rounding up', () => {
    const facts = factsOf({ pgt: 10, tgt: 14, prt: 20, sections: 30 })
    expect(rows.countedTeachers(facts)).toBe(44)
    expect(ratioOf(english, facts)).toBe('1.46 teachers to a section (44 teachers, 30 sections)')
  })

  test('have no ratio if a number is missing', () => {
    expect(ratioOf(english, factsOf({ sections: 30 }))).toBeNull()
    expect(ratioOf(english, factsOf({ pgt: 4, sections: 0 }))).toBeNull()
    expect(rows.countedTeachers(factsOf({ tgt: 0 }))).toBe(0)
  })
})

test('an empty record has no answers', () => {
  const isEmpty = (row: object) =>
    rows.disclosureFacts.parse({ principal_name: null, ...row }).isEmpty
  expect(isEmpty({ id: null, sample: false, pgt: null })).toBe(true)
  expect(isEmpty({ id: 1, internet: '  ' })).toBe(true)
  expect(isEmpty({ girls_toilets: 0 })).toBe(false)
})
