import { getCollection } from './testing/collections.ts'
import { rowOf, workbookOf } from './testing/workbook.ts'
import { readTable } from './table-rows.ts'

const read = (file: Uint8Array) => readTable(file, getCollection('calendar_date'))

const daysOf = async (...days: string[]) => {
  const table = ['From', ...days]
    .map(
      (day) => `"${day}"
`,
    )
    .join('')
  const { rows, notes } = await read(new TextEncoder().encode(table))
  return [...rows.map(({ row }) => row['from']), ...notes]
}

test('the order of days is that of the column, and a guess is named', async () => {
  expect(await daysOf('3/25/2026', '4/3/2026')).toEqual([
    '2026-03-25',
    '2026-04-03',
    'The days of “From” were read with the month first, as in 3/25/2026.',
  ])
  expect(await daysOf('25/3/2026', '4/3/2026')).toEqual(['2026-03-25', '2026-03-04'])
  expect(await daysOf('3/4/27')).toEqual([
    '2027-04-03',
    expect.stringMatching(/day first: 3\/4\/27/),
  ])
})

test('in a column with both orders the day is first, and that is said', async () => {
  expect(await daysOf('13/2/2026', '2/14/2026', '3/4/2026')).toEqual([
    '2026-02-13',
    '2/14/2026',
    '2026-04-03',
    expect.stringMatching(/day first: 3\/4\/2026/),
  ])
})

test('days with a time, and numbers of Excel, are days', async () => {
  const times = ['2026-02-01 00:00:00', '2026-02-01T00:00:00.000Z', '1/2/2026 12:00:00 AM']
  const zoned = ['2026-02-01T00:00:00+05:30', '2026-01-31T18:30:00.000Z']
  for (const time of [...times, ...zoned, '46054', '46054.4375', '2026/02/01'])
    expect((await daysOf(time))[0]).toBe('2026-02-01')
  expect(await daysOf('13-02-2026 10:30')).toEqual([
    '2026-02-13',
    '“From” has no time: of “13-02-2026 10:30” the day was taken.',
  ])
  const timed = ['46054.4375', '2026-02-01T10:30:00+05:30', '1/2/2026 9:00 am']
  expect(await daysOf(...timed, '46054', '2026-01-31T18:30:00Z')).toEqual([
    ...Array.from({ length: 5 }, () => '2026-02-01'),
    '“From” has no time: of “46054.4375” and of 2 more the day was taken.',
    expect.stringMatching(/day first: 1\/2\/2026/),
  ])
})

test('numbers in a workbook from 1904 are days since then', async () => {
  const rows = rowOf(1, ['From']) + '<row><c><v>44592</v></c></row>'
  const file = workbookOf([{ name: 'A', rows }], '<workbookPr date1904="1"/>')
  expect((await read(file)).rows).toEqual([{ number: 2, row: { from: '2026-02-01' } }])
})

test.each([
  ['Holidays 2026-27', 'Holiday,Date,Day,No. of days'],
  ['अवकाश सूची २०२६-२७', 'अवकाश का नाम,दिनांक,दिन,दिनों की संख्या,क्र.'],
  ['ছুটির তালিকা ২০২৬-২৭', 'ছুটি,তারিখ,বার,দিনসংখ্যা,ক্র. নং'],
])(
  'below “%s” days have its year, and columns that are left out are named',
  async (title, head) => {
    const lines = [title, head, 'A,26 January,Tuesday,1', 'B,25 Dec to 2 Jan,Friday,9', 'C,soon,,']
    const { rows, notes } = await read(new TextEncoder().encode(lines.join('\n')))
    expect(rows.map(({ row: { title: name, from, to } }) => [name, from, to])).toEqual([
      ['A', '2027-01-26', undefined],
      ['B', '2026-12-25', '2027-01-02'],
      ['C', 'soon', undefined],
    ])
    const [, , day, count] = head.split(',')
    expect(notes).toEqual([
      `Left out above the headings: “${title}”.`,
      `Left out, as the days say the same: the columns “${day}”, “${count}”.`,
      'Days without a year are of 2026-04-01 to 2027-03-31, by the title: rows 3, 4.',
    ])
  },
)
