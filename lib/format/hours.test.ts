import type { Weekday } from 'school-schema/day'
import { closingTimes, writeDays } from './hours.ts'
import { english } from '../messages/messages.ts'

test.each<[string, Weekday[]]>([
  ['Monday to Saturday', ['sat', 'mon', 'tue', 'wed', 'thu', 'fri']],
  ['Tuesday to Sunday', ['sun', 'tue', 'wed', 'thu', 'fri', 'sat']],
  ['Monday, Wednesday, Friday', ['mon', 'wed', 'fri']],
  ['Saturday, Sunday', ['sun', 'sat']],
  ['', []],
])('%s', (written, days) => {
  expect(writeDays(english, days)).toBe(written)
})

test('the closing times of classes are read from their timings', () => {
  const lines = ['Nursery to UKG: 9:40am-12:40pm', 'Class 1: 9-14:00', 'VI to X: until 3pm', 'IX']
  expect(closingTimes(english, lines)).toEqual([
    { classes: 'Nursery to UKG', time: '12:40pm' },
    { classes: 'Class 1', time: '2pm' },
  ])
})
