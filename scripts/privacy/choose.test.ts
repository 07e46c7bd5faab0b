import { chosenFrom, describeFound } from './choose.ts'

test('two children with one number are told apart', () => {
  const day = '2026-11-20T10:00:00Z'
  expect(
    describeFound([
      { collection: 'admission', id: 'a', item: { name: 'Asha', received_at: day } },
      { collection: 'admission_form', id: 'b', item: { student_name: 'Ravi' } },
    ]),
  ).toEqual(['  1  Asha, home page form, 2026-11-20', '  2  Ravi, Take Admission, no date'])
})

test.each([
  ['2', ['b']],
  ['1, 3', ['a', 'c']],
  ['3 3', ['c']],
  [' All ', ['a', 'b', 'c']],
  ['', null],
  ['4', null],
  ['1 x', null],
  ['0', null],
])('%j', (answer, chosen) => {
  expect(chosenFrom(['a', 'b', 'c'], answer)).toEqual(chosen)
})
