import { admissionFields, quickFields } from '../../../lib/enquiry/fields.ts'
import { admissionRules, quickRules } from '../../../lib/enquiry/rules.ts'
import { readFields } from '../../../lib/enquiry/text.ts'
import { randomFrom } from '../random.ts'
import { expectedItem, familyAt } from './families.ts'

const forms = {
  admission: { fields: quickFields, rules: quickRules },
  admission_form: { fields: admissionFields, rules: admissionRules },
}

test('10,000 families pass the rules, and nothing but margins of what they typed is altered', () => {
  const random = randomFrom(2026)
  const seen = new Set<string>()
  for (let index = 0; index < 10_000; index += 1) {
    const family = familyAt(index, random)
    const { fields, rules } = forms[family.collection]
    const form = new FormData()
    for (const [name, text] of Object.entries(family.typed)) form.set(name, text)
    const values = readFields(
      form,
      fields.map((field) => field.name),
    )
    expect(rules.parse(values)).toEqual(expectedItem(family))
    seen.add(JSON.stringify(family.typed))
  }
  expect(seen.size).toBe(10_000)
})

test('the same seed makes the same families', () => {
  const [once, again] = [randomFrom(7), randomFrom(7)]
  for (let index = 0; index < 50; index += 1)
    expect(familyAt(index, once)).toEqual(familyAt(index, again))
})
