import { noticeDatesSource, noticesSource } from './notices.ts'

const row = {
  id: 7,
  title: 'Winter timings',
  date: '2026-11-16',
  description: '<p>From 9 am</p>',
  file: null,
  date_created: '2026-11-16T04:00:00.000Z',
  date_updated: null,
}
const read = (fields: object) => noticesSource.answer.parse([{ ...row, ...fields }])
const viewsOf = (fields: object) => noticesSource.views(read(fields), new Date('2026-11-20'))

test.each([
  ['kept before there were times, categories and pins', {}, false],
  ['of a category that the website does not know', { category: 'transport', pinned: true }, true],
])('a notice %s is shown', (_what, fields, isPinned) => {
  const known = { id: 7, category: 'general', publishFrom: null, publishUntil: null }
  expect(read(fields)).toMatchObject([{ ...known, isPinned }])
})

const EVENT = { event_date: '2026-11-28', event_kind: 'Holiday', event_title: 'Training' }

test.each([
  [EVENT, { from: '2026-11-28', to: '2026-11-28', kind: 'Holiday', title: 'Training' }],
  [
    { ...EVENT, event_until: '2026-11-30' },
    { to: '2026-11-30', time: null, place: null },
  ],
  [
    { ...EVENT, event_time: '9:30 am', event_place: 'Hall' },
    { time: '09:30', place: 'Hall' },
  ],
  [{ event_date: '2026-11-28' }, { kind: 'Event', title: row.title }],
  [{ event_until: '2026-11-28' }, null],
])('the date of a notice with %j is %j', (fields, event) => {
  expect(read(fields)).toMatchObject([{ event }])
})

test('a notice whose date ends before it begins is not readable', () => {
  expect(() => read({ ...EVENT, event_until: '2026-11-27' })).toThrow()
})

test('an invalid time makes the response unusable instead of publishing the row', () => {
  expect(() => read({ publish_from: 'Monday' })).toThrow()
})

test('the views change only at the times of the rows', () => {
  const rows = read({ publish_from: '2026-12-01T03:30:00.000Z' })
  expect(noticesSource.expiries?.(rows)).toEqual([new Date('2026-12-01T03:30:00.000Z')])
})

test('a current or past notice is found by its id, a future one is not', () => {
  const { one } = viewsOf({ publish_until: '2026-11-18T00:00:00.000Z' })
  expect(one('7')).toMatchObject({ id: 7, isPast: true })
  expect(one('8')).toBeNull()
  expect(viewsOf({ publish_from: '2026-12-01T00:00:00.000Z' }).one('7')).toBeNull()
})

test('the first notices include whether there are more', () => {
  const views = noticesSource.views([...read({}), ...read({ id: 8 })], new Date())
  expect(views.first('1')).toMatchObject({ first: [{ id: 8 }], hasMore: true })
  expect(views.first('2')).toMatchObject({ hasMore: false })
})

const datesOf = (fields: object) => {
  const rows = noticeDatesSource.answer.parse([{ ...row, ...EVENT, ...fields }])
  return noticeDatesSource.views(rows, new Date('2026-11-20')).all()
}

test.each([
  [{}, ['notice-7']],
  [{ publish_from: '2026-11-21T00:00:00.000Z' }, []],
  [{ publish_until: '2026-11-19T00:00:00.000Z' }, []],
  [{ event_date: null }, []],
])('a notice with %j has its date in the calendar while it is current', (fields, uids) => {
  const row = { event_time: '14:30', event_place: 'Hall', ...fields }
  expect(datesOf(row)).toMatchObject(uids.map((uid) => ({ uid, time: '14:30', place: 'Hall' })))
})
