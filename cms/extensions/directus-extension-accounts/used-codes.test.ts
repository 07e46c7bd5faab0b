import { usedCodes } from './used-codes.ts'

test('a code counts once for each person, and is forgotten when its time is over', () => {
  let time = 0
  const codes = usedCodes(() => time)
  expect(codes.isFirst('asha', '123456')).toBe(true)
  expect(codes.isFirst('asha', ' 123456')).toBe(false)
  expect(codes.isFirst('ravi', '123456')).toBe(true)
  expect(codes.isFirst('asha', '654321')).toBe(true)
  time = 119_000
  expect(codes.isFirst('asha', '123456')).toBe(false)
  time = 121_000
  expect(codes.isFirst('asha', '123456')).toBe(true)
})
