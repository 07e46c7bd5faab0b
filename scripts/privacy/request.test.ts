import { readRequest } from './request.ts'

test.each([
  [['export'], { action: 'export', typed: undefined, isConfirmed: false }],
  [['erase', '01234', '56789'], { action: 'erase', typed: '01234 56789', isConfirmed: false }],
  [['erase', '--yes'], { action: 'erase', typed: undefined, isConfirmed: true }],
])('%j', (args, wanted) => {
  expect(readRequest(args)).toEqual(wanted)
})

test.each([[[]], [['delete', '0123456789']], [['erase', '--phone=0123456789']]])(
  '%j is explained without repeating it',
  (args) => {
    expect(() => readRequest(args)).toThrow(/npm run privacy -- export/)
    expect(() => readRequest(args)).not.toThrow(/0123456789/)
  },
)
