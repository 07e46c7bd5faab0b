import { randomFrom } from '../random.ts'
import { expectedItem, familyAt } from './families.ts'
import { repeatVerdict } from './repeat-verdict.ts'

const family = familyAt(1, randomFrom(1))
const corrected = { ...family, typed: { ...family.typed, age: '17' } }
const row = (sent: typeof family, received_at: string) => ({ ...expectedItem(sent), received_at })
const [noon, night, nextDay] = [
  '2026-06-01T12:00:00Z',
  '2026-06-02T00:10:00Z',
  '2026-06-02T12:00:01Z',
]

test('a correction is an enquiry of its own, and the same words a day later too', () => {
  const rows = [row(family, noon), row(corrected, noon), row(family, nextDay)]
  expect(repeatVerdict([family, corrected], rows)).toEqual({ missing: 0, duplicates: 0 })
})

test('what is missing and what is there twice within a day is counted', () => {
  const rows = [row(family, noon), row(family, night), row(family, night)]
  expect(repeatVerdict([family, corrected], rows)).toEqual({ missing: 1, duplicates: 2 })
})
