import { admissionFields, quickFields } from '../../../lib/enquiry/form.ts'
import { admissionRules, quickRules } from '../../../lib/enquiry/rules.ts'
import { readFields } from '../../../lib/enquiry/parse-form.ts'
import { enquirerAt, expectedItem } from './enquirers.ts'
import { repeatVerdict, verdictOn } from './verdict.ts'

const forms = {
  admission: { fields: quickFields, rules: quickRules },
  admission_form: { fields: admissionFields, rules: admissionRules },
}

test('10,000 enquirers pass the rules, and only surrounding space is altered', () => {
  const seen = new Set<string>()
  for (let index = 0; index < 10_000; index += 1) {
    const enquirer = enquirerAt(index, 2026)
    const { fields, rules } = forms[enquirer.collection]
    const form = new FormData()
    for (const [name, text] of Object.entries(enquirer.typed)) form.set(name, text)
    const names = fields.map((field) => field.name)
    expect(rules.parse(readFields(form, names))).toEqual(expectedItem(enquirer))
    seen.add(JSON.stringify(enquirer.typed))
  }
  expect(seen.size).toBe(10_000)
  expect(enquirerAt(5, 2026)).toEqual(enquirerAt(5, 2026))
})

const enquirers = [0, 1, 2, 3].map((index) => enquirerAt(index, 1))
const rows = enquirers.map((enquirer) => expectedItem(enquirer))
const thanked = new Set(enquirers.map(({ number }) => number))

test('all stored, once and unaltered', () => {
  expect(verdictOn(enquirers, thanked, rows)).toEqual({ lost: 0, doubled: 0, altered: 0 })
})

test('lost, duplicated and altered ones are counted; only acknowledged ones can be lost', () => {
  const [first = {}, second = {}, third = {}] = rows
  const found = [first, first, { ...second, age: 99 }, third]
  expect(verdictOn(enquirers, thanked, found)).toEqual({ lost: 1, doubled: 1, altered: 1 })
  thanked.delete(enquirers[3]?.number ?? '')
  expect(verdictOn(enquirers, thanked, found).lost).toBe(0)
})

const enquirer = enquirerAt(1, 1)
const corrected = { ...enquirer, typed: { ...enquirer.typed, age: '17' } }
const row = (sent: typeof enquirer, received_at: string) => ({ ...expectedItem(sent), received_at })
const [noon, night, nextDay] = [
  '2026-06-01T12:00:00Z',
  '2026-06-02T00:10:00Z',
  '2026-06-02T12:00:01Z',
]

test('a correction is a new enquiry, and so are the same values a day later', () => {
  const stored = [row(enquirer, noon), row(corrected, noon), row(enquirer, nextDay)]
  expect(repeatVerdict([enquirer, corrected], stored)).toEqual({ missing: 0, duplicates: 0 })
})

test('missing rows and repeated ones within a day are counted', () => {
  const stored = [row(enquirer, noon), row(enquirer, night), row(enquirer, night)]
  expect(repeatVerdict([enquirer, corrected], stored)).toEqual({ missing: 1, duplicates: 2 })
})
