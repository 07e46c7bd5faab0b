import { english, localeOf } from './messages.ts'
import { localTimes, parseHours, writeTime } from './times.ts'

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
  ['08:30', '8:30am', 'सुबह 8:30 बजे', 'সকাল 8:30টা'],
  ['12:00', '12 noon', 'दोपहर 12 बजे', 'দুপুর 12টা'],
  ['14:00', '2pm', 'दोपहर 2 बजे', 'দুপুর 2টা'],
  ['17:30', '5:30pm', 'शाम 5:30 बजे', 'বিকেল 5:30টা'],
  ['19:00', '7pm', 'शाम 7 बजे', 'সন্ধ্যা 7টা'],
  ['00:15', '12:15am', 'रात 12:15 बजे', 'রাত 12:15টা'],
])('%s is written %s, %s, %s', (time, ...written) => {
  const languages = ['en', 'hi', 'bn'] as const
  expect(languages.map((each) => writeTime(localeOf(each), time))).toEqual(written)
})

test.each([
  ['8:30am-2pm', 'सुबह 8:30 बजे से दोपहर 2 बजे तक', 'সকাল 8:30টা থেকে দুপুর 2টা'],
  ['10:00am-02:00pm', 'सुबह 10 बजे से दोपहर 2 बजे तक', 'সকাল 10টা থেকে দুপুর 2টা'],
  ['9.40 am', 'सुबह 9:40 बजे', 'সকাল 9:40টা'],
  [
    '9am-12 noon, Saturday from 8 a.m.',
    'सुबह 9 बजे से दोपहर 12 बजे तक, Saturday from सुबह 8 बजे',
    'সকাল 9টা থেকে দুপুর 12টা, Saturday from সকাল 8টা',
  ],
  ['8:30-2pm', 'सुबह 8:30 बजे से दोपहर 2 बजे तक', 'সকাল 8:30টা থেকে দুপুর 2টা'],
  ['Room 12, 13am', 'Room 12, 13am', 'Room 12, 13am'],
  ['सुबह 8:30 बजे', 'सुबह 8:30 बजे', 'सुबह 8:30 बजे'],
])('%s is said %s, %s', (text, hindi, bengali) => {
  expect(localTimes(english, text)).toBe(text)
  expect(localTimes(localeOf('hi'), text)).toBe(hindi)
  expect(localTimes(localeOf('bn'), text)).toBe(bengali)
})
