import { admissionFields, quickFields } from '../../../lib/enquiry/form.ts'
import { admissionRules, quickRules } from '../../../lib/enquiry/rules.ts'
import { readFields } from '../../../lib/enquiry/parse-form.ts'
import { enquirerAt, expectedItem, type Enquirer } from './enquirers.ts'
import { verdictOn } from './verdict.ts'

const forms = {
  admission: { fields: quickFields, rules: quickRules },
  admission_form: { fields: admissionFields, rules: admissionRules },
}

test('10,000 enquirers pass the rules, and only the margins of what they typed are altered', () => {
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
const [noon, night, nextDay] = [
  '2026-06-01T12:00:00Z',
  '2026-06-02T00:10:00Z',
  '2026-06-02T12:00:01Z',
]
const rowOf = (enquirer: Enquirer, received_at = noon) => ({
  ...expectedItem(enquirer),
  received_at,
})
const rows = enquirers.map((enquirer) => rowOf(enquirer))

test('all stored, once and unaltered', () => {
  expect(verdictOn(enquirers, enquirers, rows)).toEqual({ lost: 0, doubled: 0, altered: 0 })
})

test('lost, doubled and altered ones are counted; nothing is lost that was never acknowledged', () => {
  const [first, second, third] = rows
  const found = [first, first, { ...second, age: 99 }, third].map((row) => ({ ...row }))
  const verdict = { doubled: 1, altered: 1 }
  expect(verdictOn(enquirers, enquirers, found)).toEqual({ ...verdict, lost: 2 })
  expect(verdictOn(enquirers, enquirers.slice(0, 3), found)).toEqual({ ...verdict, lost: 1 })
})

test('a correction is an enquiry of its own, and the same words a day later too, but not before', () => {
  const enquirer = enquirerAt(1, 1)
  const corrected = { ...enquirer, typed: { ...enquirer.typed, age: '17' } }
  const sent = [enquirer, corrected]
  const stored = [rowOf(enquirer), rowOf(corrected), rowOf(enquirer, nextDay)]
  expect(verdictOn(sent, sent, stored)).toEqual({ lost: 0, doubled: 0, altered: 0 })
  const repeated = [rowOf(enquirer), rowOf(enquirer, night), rowOf(enquirer, night)]
  expect(verdictOn(sent, sent, repeated)).toEqual({ lost: 1, doubled: 2, altered: 0 })
})
