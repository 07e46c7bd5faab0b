import { readLists } from './read-lists.ts'
import { createReport } from './report.ts'

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`
const read = (html: string, report = createReport()) => {
  const pages = [{ address: 'http://a.example/h', title: '', html }]
  return readLists({ base: 'http://a.example/', posts: [], files: [], pages }, report)
}

test.each<[name: string, head: string[], first: string[], found: object]>([
  [
    'in one column',
    ['Sl. No.', 'Name of Holiday', 'Date', 'Day'],
    ['1', 'Diwali*', '8 November, 2026', 'Sunday'],
    { title: 'Diwali', from: '2026-11-08', to: null },
  ],
  [
    'of several days, in Hindi',
    ['क्र.', 'अवकाश का नाम', 'दिनांक'],
    ['१', 'ग्रीष्मावकाश', '२१ मई २०२६ से ३० जून २०२६'],
    { title: 'ग्रीष्मावकाश', from: '2026-05-21', to: '2026-06-30' },
  ],
  [
    'with its last day, in Bengali',
    ['উপলক্ষ', 'তারিখ', 'To'],
    ['দুর্গাপূজা', '১৬/১০/২০২৬', '২০/১০/২০২৬'],
    { title: 'দুর্গাপূজা', from: '2026-10-16', to: '2026-10-20' },
  ],
])('a holiday %s is an entry of the calendar and no notice', (_, head, first, found) => {
  const other = head.map((each) => (/date|দিনাঁক|दिनांक|তারিখ/i.test(each) ? '26 January' : 'Other'))
  const table = `<table>${row('List of holidays')}${row(...head)}${row(...first)}${row(...other)}</table>`
  const report = createReport()
  expect(read(table, report)).toMatchObject({
    posts: [],
    holidays: [found],
    targets: new Map([['http://a.example/h', '/SchoolCalendar']]),
  })
  // A day without its year is left out, and said.
  expect(report.entries).toMatchObject([
    { what: 'rows of a list of holidays that have no day with its year' },
  ])
})

test('a day has the month that is in a column of its own', () => {
  const rows = `<tr><td rowspan="2">January</td><td>14th</td><td>Pongal</td></tr>${row('26 January', 'Republic Day')}`
  const table = `<h2>Holidays 2026</h2><table>${row('Month', 'Date', 'Occasion')}${rows}</table>`
  expect(read(table).holidays.map(({ from }) => from)).toEqual(['2026-01-14', '2026-01-26'])
})

test('holidays of one day that is a merged cell are two entries', () => {
  const table = `<table>${row('Date', 'Holiday')}<tr><td rowspan="2">14/01/2026</td><td>Pongal</td></tr>${row('Lohri')}${row('26/01/2026', 'Republic Day')}</table>`
  expect(read(table).holidays.map(({ title, from }) => [title, from])).toEqual([
    ['Pongal', '2026-01-14'],
    ['Lohri', '2026-01-14'],
    ['Republic Day', '2026-01-26'],
  ])
})

test.each([
  ['who is on duty', 'Name|Post|Date of holiday duty', 'Asha Rao|Clerk|26/01/2026'],
  ['photographs', 'Festival|Date', 'Diwali fair|01/11/2024'],
])('%s are no holidays', (_, head, first) => {
  const table = `<table>${row(...head.split('|'))}${row(...first.split('|'))}</table>`
  expect(read(table).holidays).toEqual([])
})

test.each([
  [
    'optional holidays',
    `<h2>Restricted holidays</h2><table>${row('Holiday', 'Date')}${row('Lohri', '13 January 2026')}</table>`,
  ],
  [
    'an examination of two classes',
    `<table>${row('Date', 'Class X', 'Class XII')}${row('02/03/2026', 'English', 'Physics')}</table>`,
  ],
  [
    'homework for the holidays',
    `<table>${row('Class', 'Subject', 'Date')}${row('V', 'Mathematics', '01/07/2026')}</table>`,
  ],
])('%s are no entries of the calendar and no notices', (_, html) => {
  expect(read(html)).toMatchObject({ holidays: [], posts: [] })
})

test.each<[title: string, entries: string, found: (string | null)[][]]>([
  [
    'Holidays 2026-27',
    '<li>Republic Day - 26 January<li>15.08.2026 (Saturday) Independence Day<li>25 Dec to 2 Jan: Winter break<li>Holi',
    [
      ['Republic Day', '2027-01-26', null],
      ['Independence Day', '2026-08-15', null],
      ['Winter break', '2026-12-25', '2027-01-02'],
    ],
  ],
  [
    'Vacations 2026',
    '<p>Summer vacation: 15 May to 30 June<p>The office is open in the vacation till 30 June 2026',
    [['Summer vacation', '2026-05-15', '2026-06-30']],
  ],
  [
    'अवकाश सूची वर्ष २०२६',
    '<li>मकर संक्रांति – १४ जनवरी<li>शीतकालीन अवकाश: 25 दिसंबर 2026 से 5 जनवरी 2027 तक',
    [
      ['मकर संक्रांति', '2026-01-14', null],
      ['शीतकालीन अवकाश', '2026-12-25', '2027-01-05'],
    ],
  ],
  [
    'ছুটির তালিকা 2026',
    '<p>পূজার ছুটি - ১৭ অক্টোবর থেকে ২১ অক্টোবর<br>নববর্ষ (১৫ এপ্রিল)',
    [
      ['পূজার ছুটি', '2026-10-17', '2026-10-21'],
      ['নববর্ষ', '2026-04-15', null],
    ],
  ],
])('below %s the lines of a list are entries of the calendar', (title, entries, found) => {
  const report = createReport()
  const { posts, holidays } = read(`<h2>${title}</h2>${entries}`, report)
  expect(holidays.map(({ title: name, from, to }) => [name, from, to])).toEqual(found)
  expect(posts).toEqual([])
  // A year that is not written is a guess, and said.
  const guessed = report.entries.filter(({ outcome }) => outcome === 'guessed')
  expect(guessed.map(({ detail }) => detail)).toContain(found[0]?.slice(0, 2).join(' '))
})

test.each(['Holiday homework', 'Examinations after the holidays 2026', 'Notices'])(
  'below %s they are none',
  (title) => {
    expect(read(`<h2>${title}</h2><ul><li>Project work - 1 July 2026</ul>`).holidays).toEqual([])
  },
)

test('a paragraph between a title and its list changes nothing', () => {
  const text = '<p>By the order of 12/11/2025 the school is closed on:</p>'
  const { holidays } = read(`<h2>Holidays 2026</h2>${text}<ul><li>Holi - 4 March</ul>`)
  expect(holidays).toEqual([{ title: 'Holi', from: '2026-03-04', to: null }])
})
