import { runInNewContext } from 'node:vm'
import { admissionFields, canBeCalled, normaliseTyped, quickFields, readFields } from './form.ts'

test.each([
  ['text', '  Asha  ', 'Asha'],
  ['text', 'e\u0301', 'é'],
  ['text', 'a\u0000b\u0007c', 'abc'],
  ['text', 'Asha\tDevi\u200b', 'Asha Devi'],
  ['text', '\u00a0\u200b', ''],
  ['text', '\u200d', ''],
  ['multiline', 'House 4\r\nMain Road', 'House 4\nMain Road'],
  ['text', 'क्\u200dष', 'क्\u200dष'],
  ['number', ' ५\u200e', '5'],
  ['number', '3 years', '3 years'],
  ['tel', '+91 ৯৮৭৬৫-৪৩২১০', '9876543210'],
  ['tel', '12', '12'],
  ['email', ' asha@विद्यालय.भारत ', 'asha@xn--j2bsalm0de7i.xn--h2brj9c'],
  ['email', 'Asha@School.example', 'Asha@School.example'],
  ['email', 'a@b.example/ü', 'a@b.example/ü'],
] as const)('in a field of the kind %s %j is stored as %j', (kind, typed, expected) => {
  expect(normaliseTyped({ kind }, typed)).toBe(expected)
})

test('as much as a post may have in the field of the e-mail address does not stop the website', () => {
  const typed = '@'.repeat(250_000)
  const run = () => normaliseTyped({ kind: 'email' }, typed)
  // It takes milliseconds.
  expect(runInNewContext('run()', { run }, { timeout: 10_000 }) === typed).toBe(true)
})

test('only the fields of the form are read, normalised, and files are not text', () => {
  const form = new FormData()
  form.set('name', ' Asha ')
  form.set('stage', 'admitted')
  form.set('age', new File(['5'], 'age.txt'))
  form.set('phone', '098765 43210')
  form.set('whatsapp', '९८७६५४३२१०')
  const numbers = { phone: '9876543210', whatsapp: '9876543210' }
  expect(readFields(form, quickFields)).toEqual({ name: 'Asha', age: '', class: '', ...numbers })
  form.set('contact_number', '+91 98765-43210')
  expect(readFields(form, admissionFields)).toMatchObject({ contact_number: '9876543210' })
})

test.each([
  ['', true],
  ['9876543210', true],
  ['+91 98765 43210', true],
  ['(0353) 000-0046', true],
  ['12', false],
  ['98765432101', false],
  ['9876543210 papa', false],
])('whether %j can be called: %s', (number, expected) => {
  expect(canBeCalled(number)).toBe(expected)
})
