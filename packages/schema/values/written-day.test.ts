import { orderOf, parseDay, withDayFirst } from './written-day.ts'
import { isTotal, parsePeriod, parseWrittenDay, parseWrittenDays } from './written.ts'

test.each<[day: string, texts: string[]]>([
  ['2026-07-20', ['2026-07-20', '20/07/2026']],
  ['2026-07-05', ['2026-7-5', '5-7-2026', '05.07.2026']],
  ...['2028-02-29', '2000-02-29', '2026-04-30', '2026-12-31'].map((day): [string, string[]] => [
    day,
    [day],
  ]),
])('the day %s is parsed from %j', (day, texts) => {
  for (const text of texts) expect(parseDay(text)).toBe(day)
})

test.each([
  '2027-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '07/20/2026',
  '9999-07-20',
  '1999-12-31',
  '2026-07-20T10:00',
  '20 July',
  '',
])('%j is not a day', (text) => {
  expect(parseDay(text)).toBeNull()
})

test.each([
  'Monday, 4 January 2027',
  '04.01.27',
  'Jan 4, 2027',
  '4th of January 2027',
  '20270104',
  '04–01–2027',
  '04 / 01 / 2027',
  '2027-Jan-04',
  '4th Jan, 27',
  '4 Jan ’27',
  'dt. 04.01.2027',
  '04.01.2027 (Monday)',
  '४ जनवरी २०२७',
  'सोमवार, 4 जनवरी, 2027',
  'दिनांक 04/01/2027',
  '৪ জানুয়ারী ২০২৭',
  '৪ঠা জানুয়ারি, ২০২৭',
])('%j is the fourth of January 2027', (written) => {
  expect(parseWrittenDay(written)).toBe('2027-01-04')
})

test.each([
  ['14 नवम्बर 2026', '2026-11-14'],
  ['2 अक्तूबर 2026', '2026-10-02'],
  ['1 फ़रवरी 2027', '2027-02-01'],
  ['২১শে ফেব্রুয়ারি ২০২৭', '2027-02-21'],
  ['১ মে ২০২৭', '2027-05-01'],
  ['১৫ই আগস্ট ২০২৬', '2026-08-15'],
  ['10 students 2026', null],
  ['20122027', null],
])('%j is %s', (written, day) => {
  expect(parseWrittenDay(written)).toBe(day)
})

test.each<[written: string, from: string | null, to: string | null]>([
  ['26 January, 2026 (Monday)', '2026-01-26', null],
  ['21.05.2026 to 30.06.2026', '2026-05-21', '2026-06-30'],
  ['25th Dec. 2026 - 31st Dec. 2026', '2026-12-25', '2026-12-31'],
  ['21-25 October 2026', '2026-10-21', '2026-10-25'],
  ['19th to 21st October 2026', '2026-10-19', '2026-10-21'],
  ['२१ मई २०२६ से ३० जून २०२६ तक', '2026-05-21', '2026-06-30'],
  ['16 অক্টোবর 2026 থেকে 20 অক্টোবর 2026 পর্যন্ত', '2026-10-16', '2026-10-20'],
  ['30.06.2026 to 21.05.2026', null, null],
  ['Monday to Friday', null, null],
  ['26 January', null, null],
])('the days of %j are %s to %s', (written, from, to) => {
  expect(parseWrittenDays(written)).toEqual(from === null ? null : { from, to })
})

test.each<[written: string, title: string, from: string | null, to: string | null]>([
  ['25 Dec to 2 Jan 2027', '', '2026-12-25', '2027-01-02'],
  ['25 Dec 2026 to 2 Jan', '', '2026-12-25', '2027-01-02'],
  ['25-12-2026 to 31-12-2026 (7 days)', '', '2026-12-25', '2026-12-31'],
  ['25 Dec to 2 Jan', 'Holidays 2026', '2026-12-25', '2027-01-02'],
  ['22 March (Monday)', 'Session 2026-27', '2027-03-22', null],
  ['१५ अगस्त', 'अवकाश २०२६', '2026-08-15', null],
  ['January 26', 'Holidays 2026', '2026-01-26', null],
  ['22 March', 'Holidays 2025 and 2026', null, null],
  ['Class 5', 'Holidays 2026', null, null],
  ['5 March to 3 March', 'Holidays 2026', null, null],
])('the days of %j below “%s” are %s to %s', (written, title, from, to) => {
  const days = parseWrittenDays(written, parsePeriod(title))
  expect(days).toEqual(from === null ? null : { from, to })
})

test.each(['Total', 'Grand Total:', 'SUB-TOTAL', 'कुल योग', 'মোট'])('%j is a sum', (written) => {
  expect([isTotal(written), isTotal(`${written} fee`)]).toEqual([true, false])
})

test.each([
  ['25/3/2026', 'day-first'],
  ['3/25/2026', 'month-first'],
  ['3/4/27', 'either'],
  ['4/4/2027', null],
  ['2027-03-04', null],
  ['4 March 2027', null],
])('the order of %j is %s', (written, order) => {
  expect(orderOf(written)).toBe(order)
})

test('the day comes first after a change of the order', () => {
  expect(parseDay(withDayFirst('3/25/2026'))).toBe('2026-03-25')
})
