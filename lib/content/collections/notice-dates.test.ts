import { noticeDatesSource } from './notice-dates.ts'

const row = {
  id: 7,
  title: 'Training',
  event_date: '2026-11-28',
  event_kind: 'Holiday',
  date_created: '2026-11-16T04:00:00.000Z',
  date_updated: null,
}
const datesOf = (fields: object) => {
  const rows = noticeDatesSource.answer.parse([{ ...row, ...fields }])
  return noticeDatesSource.views(rows, new Date('2026-11-20')).all()
}

test.each([
  [{}, ['notice-7']],
  [{ publish_from: '2026-11-21T00:00:00.000Z' }, []],
  [{ publish_until: '2026-11-19T00:00:00.000Z' }, []],
  [{ event_date: null }, []],
])('a notice with %j has its date in the calendar while it is current', (fields, uids) => {
  expect(datesOf(fields)).toMatchObject(uids.map((uid) => ({ uid })))
})
