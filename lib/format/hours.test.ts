import type { Weekday } from 'school-schema/day'
import { closingTimes, parseHours, writeDays, writeTime } from './hours.ts'

test.each([
  ['8:30am-2pm', '08:30', '14:00'],
  ['8.30 a.m. to 2 p.m.', '08:30', '14:00'],
  ['9am – 12 noon', '09:00', '12:00'],
  ['08:30-14:00', '08:30', '14:00'],
  ['10 AM till 4:15 PM', '10:00', '16:15'],
  ['12:00pm-12:30pm', '12:00', '12:30'],
  ['12am-6am', '00:00', '06:00'],
])('%s is %s to %s', (text, opens, closes) => {
  expect(parseHours(text)).toEqual({ opens, closes })
})

test.each([
  '',
  'Mornings',
  '2pm-8:30am',
  '8:30am-2pm, Saturday until 12 noon',
  '8:30-2:30',
  '25:00-26:00',
  '13am-2pm',
  '8:75am-2pm',
  'Ask the guard',
])('%j is not interpreted', (text) => {
  expect(parseHours(text)).toBeNull()
})

test.each([
  ['08:30', '8:30am'],
  ['14:00', '2pm'],
  ['12:00', '12 noon'],
  ['00:15', '12:15am'],
])('%s is written %s', (time, written) => {
  expect(writeTime(time)).toBe(written)
})

test.each<[string, Weekday[]]>([
  ['Monday to Saturday', ['sat', 'mon', 'tue', 'wed', 'thu', 'fri']],
  ['Tuesday to Sunday', ['sun', 'tue', 'wed', 'thu', 'fri', 'sat']],
  ['Monday, Wednesday, Friday', ['mon', 'wed', 'fri']],
  ['Saturday, Sunday', ['sun', 'sat']],
  ['', []],
])('%s', (written, days) => {
  expect(writeDays(days)).toBe(written)
})

test('the closing times of classes are read from their timings', () => {
  const lines = ['Nursery to UKG: 9:40am-12:40pm', 'Class 1: 9-14:00', 'VI to X: until 3pm', 'IX']
  expect(closingTimes(lines)).toEqual([
    { classes: 'Nursery to UKG', time: '12:40pm' },
    { classes: 'Class 1', time: '2pm' },
  ])
})
