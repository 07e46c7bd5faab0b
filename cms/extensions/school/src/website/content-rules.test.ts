import { schoolDay } from 'school-schema/day'
import { faultOfPeriod, withDate } from './content-rules.ts'

const [early, late] = ['2026-11-22T10:00:00Z', '2026-11-23T10:00:00Z']

test.each([
  [{ publish_from: late, publish_until: early }, true],
  [{ alert_from: late, alert_until: early }, true],
  [{ publish_from: early, publish_until: early }, true],
  // SQLite returns numbers, PostgreSQL dates.
  [{ publish_from: Date.parse(late), publish_until: new Date(early) }, true],
  [{ publish_from: early, publish_until: late }, false],
  [{ publish_from: late, publish_until: null }, false],
  [{ publish_until: early }, false],
  [{ from: '2026-05-10', to: '2026-05-09' }, true],
  [{ from: '2026-05-10', to: '2062-05-12' }, true],
  [{ from: '2026-05-10', to: '2026-05-10' }, false],
  // SQLite has the day’s beginning in the time zone of the server.
  [{ from: Date.parse('2026-05-10T05:00Z'), to: '2026-05-10' }, false],
  [{ from: '2026-05-10', to: Date.parse('2026-05-08T18:30Z') }, true],
  [{ from: '2026-05-10', to: null }, false],
  [{ event_date: '2026-05-10', event_until: '2026-05-09' }, true],
  [{ event_date: '2026-05-10', event_until: '2026-05-12' }, false],
  [{ admission_from: '2026-10-01', admission_until: '2026-01-31' }, true],
  [{}, false],
])('%j', (times, expected) => {
  expect(faultOfPeriod(times) !== null).toBe(expected)
})

test('a notice without a date is of today', () => {
  expect(withDate({ title: 'Holiday' })).toEqual({ title: 'Holiday', date: schoolDay() })
  expect(withDate({ date: '2026-11-21' })).toEqual({ date: '2026-11-21' })
})
