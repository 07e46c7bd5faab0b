import type { Weekday } from 'school-schema/day'
import { localeOf } from '../messages/messages.ts'
import type { Classes } from '../school/office.ts'
import { schoolNote } from './today-notes.ts'

const five: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']
const six: Weekday[] = [...five, 'sat']
const school: Classes['school'] = {
  schoolDays: six,
  classTimings: ['Nursery to UKG: 9:40am-12:40pm', 'I to X: 9:40am-3pm'],
  classStart: '9.40 am',
}
const date = (from: string, to: string, title: string, kind: Classes['dates'][number]['kind']) => ({
  from,
  to,
  title,
  kind,
})
const dates = [
  date('2026-12-01', '2026-12-01', 'Unit test', 'Examination'),
  date('2026-12-06', '2026-12-06', 'Annual day', 'Event'),
  date('2026-12-08', '2026-12-08', 'Diwali', 'Holiday'),
  date('2026-12-24', '2027-01-02', 'Winter vacation', 'Holiday'),
  date('2027-01-09', '2027-01-09', 'Term ends', 'Term'),
]

/** What is shown at a time in India; the day and hour of its end. */
function noteAt(
  time: string,
  own: Partial<Classes['school']> & { alert?: object } = {},
  language: 'en' | 'hi' | 'bn' = 'en',
) {
  const now = new Date(`${time}+05:30`)
  const note = schoolNote(localeOf(language), { school: { ...school, ...own }, dates }, now)
  const end = note?.until && new Date(Date.parse(note.until) + 5.5 * 60 * 60 * 1000)
  return [note?.text ?? null, end ? end.toISOString().slice(5, 16) : null]
}

// 4 December 2026 is a Friday.
test.each([
  ['before school', '2026-12-04T06:00', 'Today, Friday: school, 9:40am to 3pm', '12-04T15:00'],
  ['in school', '2026-12-04T14:59:59', 'Today, Friday: school, 9:40am to 3pm', '12-04T15:00'],
  ['after school', '2026-12-04T15:00', 'Tomorrow, Saturday: school from 9:40am', '12-05T00:00'],
  [
    'an examination tomorrow',
    '2026-11-30T23:59',
    'Tomorrow, Tuesday: school from 9:40am (Unit test)',
    '12-01T00:00',
  ],
  [
    'an event of a Sunday',
    '2026-12-05T15:00',
    'Tomorrow, Sunday: Annual day. Next school day: Monday 9:40am',
    '12-06T00:00',
  ],
  [
    'a Sunday tomorrow',
    '2026-12-12T16:00',
    'Tomorrow, Sunday: closed. Next school day: Monday 9:40am',
    '12-13T00:00',
  ],
  [
    'a Sunday',
    '2026-12-13T16:00',
    'Today, Sunday: closed. Next school day: Monday 9:40am',
    '12-14T00:00',
  ],
  [
    'a holiday tomorrow',
    '2026-12-07T15:00',
    'Tomorrow, Tuesday: closed (Diwali). Next school day: Wednesday 9:40am',
    '12-08T00:00',
  ],
  [
    'a vacation',
    '2026-12-28T09:00',
    'Today, Monday: closed (Winter vacation). Next school day: Monday 4 January 9:40am',
    '12-29T00:00',
  ],
  [
    'the last known day',
    '2027-01-09T10:00',
    'Today, Saturday: school, 9:40am to 3pm (Term ends)',
    '01-09T15:00',
  ],
  ['its end', '2027-01-09T15:00', null, null],
  ['the day after', '2027-01-10T10:00', null, null],
])('%s', (_case, time, text, until) => {
  expect(noteAt(time)).toEqual([text, until])
})

test.each<[string, string, Partial<Classes['school']>, string | null]>([
  [
    'a Saturday off',
    '2026-12-12T10:00',
    { schoolDays: five },
    'Today, Saturday: closed. Next school day: Monday 9:40am',
  ],
  [
    'hours that are not understood',
    '2026-12-04T20:00',
    { classTimings: ['I to V: mornings', 'VI: 8am-1pm'] },
    'Today, Friday: school from 9:40am',
  ],
  ['no hours', '2026-12-04T20:00', { classTimings: [], classStart: null }, 'Today, Friday: school'],
  ['unknown school days', '2026-12-04T10:00', { schoolDays: [] }, null],
  [
    'an examination on an unknown day',
    '2026-12-01T10:00',
    { schoolDays: [] },
    'Today, Tuesday: school (Unit test)',
  ],
])('%s', (_case, time, own, text) => {
  expect(noteAt(time, own)[0]).toBe(text)
})

test('the words of Hindi and Bengali', () => {
  expect(noteAt('2026-12-12T16:00', {}, 'hi')[0]).toBe(
    'कल, रविवार: विद्यालय बंद। विद्यालय फिर खुलेगा: सोमवार सुबह 9:40 बजे',
  )
  expect(noteAt('2026-12-04T10:00', {}, 'bn')[0]).toBe(
    'আজ, শুক্রবার: বিদ্যালয় সকাল 9:40টা থেকে দুপুর 3টা পর্যন্ত',
  )
})

test.each([
  ['en', 'Today, Friday: school, 9:40am to 3pm, unless the alert at the top says otherwise'],
  ['hi', /^आज, शुक्रवार: .+ जब तक ऊपर की सूचना/],
  ['bn', /^আজ, শুক্রবার: .+ যদি না উপরের সতর্কবার্তায়/],
] as const)('an alert goes before the calendar, in %s', (language, text) => {
  const alert = { text: 'School is closed today.' }
  expect(noteAt('2026-12-04T08:00', { alert }, language)[0]).toEqual(
    typeof text === 'string' ? text : expect.stringMatching(text),
  )
  expect(noteAt('2026-12-06T08:00', { alert }, language)[0]).toEqual(
    noteAt('2026-12-06T08:00', {}, language)[0],
  )
})
