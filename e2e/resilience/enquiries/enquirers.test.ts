import { admissionFields, quickFields } from '../../../lib/enquiry/fields.ts'
import { admissionRules, quickRules } from '../../../lib/enquiry/rules.ts'
import { readFields } from '../../../lib/enquiry/text.ts'
import { enquirerAt, expectedItem } from './enquirers.ts'

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
