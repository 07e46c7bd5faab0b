import { explainSeats } from './seats.ts'

const refusal = (message: string, code: string) => ({ message, extensions: { code } })

test('the refusal of a fourth account says what to do; others stay as they are', () => {
  const [seats] = explainSeats([refusal('seats limit exceeded.', 'LIMIT_EXCEEDED')])
  expect(seats?.['message']).toContain('choose Suspended under Status')
  expect(seats).toMatchObject({ extensions: { code: 'LIMIT_EXCEEDED' } })
  const others = [
    refusal('collections limit exceeded.', 'LIMIT_EXCEEDED'),
    refusal('seats limit exceeded.', 'FORBIDDEN'),
    { message: 'Without details' },
  ]
  expect(explainSeats(others)).toEqual(others)
})
