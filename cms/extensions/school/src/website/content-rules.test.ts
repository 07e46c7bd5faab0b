import { endsBeforeItBegins } from './content-rules.ts'

const [early, late] = ['2026-11-22T10:00:00Z', '2026-11-23T10:00:00Z']

test.each([
  [{ publish_from: late, publish_until: early }, true],
  [{ publish_from: early, publish_until: early }, true],
  // SQLite returns numbers, PostgreSQL dates.
  [{ publish_from: Date.parse(late), publish_until: new Date(early) }, true],
  [{ publish_from: early, publish_until: late }, false],
  [{ publish_from: late, publish_until: null }, false],
  [{ publish_until: early }, false],
  [{}, false],
])('%j', (times, expected) => {
  expect(endsBeforeItBegins(times)).toBe(expected)
})
