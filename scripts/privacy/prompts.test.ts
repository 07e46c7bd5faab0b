import { describeFound, parseCommand, parseSelection } from './prompts.ts'

test('two children with one number have different lines', () => {
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
])('%j', (answer, selected) => {
  expect(parseSelection(['a', 'b', 'c'], answer)).toEqual(selected)
})

test.each([
  [['export'], { action: 'export', typed: undefined, isConfirmed: false }],
  [['erase', '01234', '56789'], { action: 'erase', typed: '01234 56789', isConfirmed: false }],
  [['erase', '--yes'], { action: 'erase', typed: undefined, isConfirmed: true }],
])('%j is a command', (args, command) => {
  expect(parseCommand(args)).toEqual(command)
})

test.each([[[]], [['delete', '0123456789']], [['erase', '--phone=0123456789']]])(
  '%j leads to the usage without the number',
  (args) => {
    expect(() => parseCommand(args)).toThrow(/npm run privacy -- export/)
    expect(() => parseCommand(args)).not.toThrow(/0123456789/)
  },
)
