import { cleanText, readFields } from './text.ts'

test.each([
  ['  Asha  ', 'Asha'],
  ['e\u0301', 'é'],
  ['a\u0000b\u0007c', 'abc'],
  ['House 4\r\nMain Road', 'House 4\nMain Road'],
  ['क्\u200dष', 'क्\u200dष'],
])('%j is kept as %j', (given, expected) => {
  expect(cleanText(given)).toBe(expected)
})

test('only named fields are read, and files are not text', () => {
  const form = new FormData()
  form.set('name', ' Asha ')
  form.set('stage', 'admitted')
  form.set('age', new File(['5'], 'age.txt'))
  expect(readFields(form, ['name', 'age', 'class'])).toEqual({ name: 'Asha', age: '', class: '' })
})
