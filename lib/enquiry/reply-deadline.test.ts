import { plainDate, plainSchool } from '../testing/plain.ts'
import { getReplyDeadline } from './enqueue.ts'
import { english } from '../messages/messages.ts'

const school = {
  ...plainSchool,
  replyHours: 24,
  officeHours: '8:30am-2pm',
  officeDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
}
const vacation = { ...plainDate, kind: 'Holiday', from: '2026-12-24', to: '2027-01-02' }
const mockSchool = jest.fn(() => Promise.resolve(school))
jest.mock('../school/school.ts', () => ({ getSchool: () => mockSchool() }))
jest.mock('../calendar/calendar.ts', () => ({
  listDates: () => Promise.resolve([vacation]),
}))

// 28 November 2026 is a Saturday.
test.each([
  ['a Saturday night', '2026-11-28T22:25', '2026-11-30T08:30'],
  ['a Friday morning', '2026-11-27T10:00', '2026-11-28T10:00'],
  ['a Monday night', '2026-11-30T22:00', '2026-12-02T08:30'],
  ['a Monday before it opens', '2026-11-30T06:00', '2026-12-01T08:30'],
  ['the last day before the holidays', '2026-12-23T11:00', '2027-01-04T08:30'],
])('an enquiry of %s is due when the office is there', async (_, received, due) => {
  const { replyBy, time } = await getReplyDeadline(english)
  expect(replyBy(Date.parse(`${received}+05:30`))).toEqual(new Date(`${due}+05:30`))
  expect(time).toBe('within 24 hours')
})

test('without the words of the school no time is promised, and the office has a day', async () => {
  mockSchool.mockRejectedValueOnce(new Error('no content'))
  const { replyBy, time } = await getReplyDeadline(english)
  expect(time).toBe('soon')
  const received = Date.parse('2026-11-28T22:25+05:30')
  expect(replyBy(received)).toEqual(new Date(received + 24 * 60 * 60 * 1000))
})
