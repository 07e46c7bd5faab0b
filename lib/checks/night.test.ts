import { nightOf } from './night.ts'

test('a night begins at half past two at the school', () => {
  expect(nightOf(new Date('2026-11-21T20:59:00Z'))).toBe('2026-11-21')
  expect(nightOf(new Date('2026-11-21T21:01:00Z'))).toBe('2026-11-22')
})
