import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { toCsv, neutralise } from 'school-schema/values/csv'
import { getCollection } from './testing/collections.ts'
import { rowOf, workbookOf } from './testing/workbook.ts'
import { readTable } from './table-rows.ts'

const read = (text: string | Uint8Array, name = 'faculty') =>
  readTable(typeof text === 'string' ? new TextEncoder().encode(text) : text, getCollection(name))
const rowsOf = async (...given: Parameters<typeof read>) =>
  (await read(...given)).rows.map(({ row }) => row)

const FACULTY = ['Name', 'Designation', 'Qualification', 'Department']
const teacher = { name: 'Mrs Meera Joshi', designation: 'PGT', qualification: 'M.Sc., B.Ed.' }

test('the tables of the website are read under their own headings', async () => {
  const faculty = toCsv([FACULTY, [...Object.values(teacher), 'Science']])
  expect(await rowsOf(faculty)).toEqual([{ ...teacher, department: 'Science' }])
  const fees = toCsv([
    ['Class', 'Fee (Rs.)'],
    ['LKG', 8150],
  ])
  expect(await rowsOf(fees, 'fee')).toEqual([{ class_name: 'LKG', amount: 8150 }])
})

test.each([
  ['a byte order mark', '\ufeffName,Designation\nA,B\n'],
  ['Windows line ends', 'Name,Designation\r\nA,B\r\n'],
  ['no line end at the end', 'Name,Designation\nA,B'],
  ['semicolons', 'Name;Designation\nA;B\n'],
  ['tabs', 'Name\tDesignation\nA\tB\n'],
  ['quotes', '"Name","Designation"\n"A","B"\n'],
  ['capitals and spaces', ' NAME , designation:\n A , B \n'],
  ['a counting column', 'Sl. No.,Name,Designation\n1,A,B\n'],
  ['empty lines and columns', 'Name,Designation,,\nA,B,,\n,,,\n\n'],
  ['dates of the CMS', 'Name,Designation,date_created,date_updated\nA,B,2026,2026\n'],
])('%s', async (_what, text) => {
  expect(await rowsOf(text)).toEqual([{ name: 'A', designation: 'B' }])
})

test('Unicode text of a spreadsheet is read, in UTF-16', async () => {
  const text = Buffer.from('\ufeffName\tDesignation\r\nश्रीमती सुनीता\tटीजीटी\r\n', 'utf16le')
  expect(await rowsOf(text)).toEqual([{ name: 'श्रीमती सुनीता', designation: 'टीजीटी' }])
})

test('a file of Excel is read, with its days and without its empty rows', async () => {
  const file = await readFile(new URL('../../../../../e2e/fixtures/calendar.xlsx', import.meta.url))
  expect((await read(file, 'calendar_date')).rows).toEqual([
    {
      number: 2,
      row: {
        title: 'Summer vacation & camp',
        from: '2026-05-22',
        to: '2026-06-30',
        kind: 'Holiday',
      },
    },
    { number: 4, row: { title: 'वार्षिक दिवस', from: '2026-12-05', kind: 'Event' } },
  ])
})

test('choices are read by their texts, yes and no in words; what is neither stays for the rule of its field', async () => {
  expect(
    await rowsOf('Name,Status,Sample\nA,Hidden,NO\nB,published,TRUE\nC,,\nD,Publishd,perhaps\n'),
  ).toEqual([
    { name: 'A', status: 'archived', sample: false },
    { name: 'B', status: 'published', sample: true },
    { name: 'C', status: undefined, sample: undefined },
    { name: 'D', status: 'Publishd', sample: 'perhaps' },
  ])
  const document = 'Kind,Title\nb5 building safety certificate,A\n'
  expect((await rowsOf(document, 'disclosure_document'))[0]).toMatchObject({
    kind: 'building_safety',
  })
})

test.each([
  [
    'Head of the family,Post\nA,B\n',
    'The columns “Head of the family”, “Post” are not known here. Known are: Name, Designation',
  ],
  ['Name,NAME\nA,B\n', 'Two columns are “Name”'],
  ['Name\nA,B\n', 'Row 2: a cell is in a column without a heading'],
  ['Name,Designation\nA,B\n"C,D\n', 'Row 3: Quoted field unterminated'],
  ['Name,Designation\n', 'The file has no rows'],
  ['', 'The file has no rows'],
  ['PK\u0003\u0004', 'This file of Excel cannot be read'],
  ['\ufeff<html><table>', 'This is a web page with the name of a spreadsheet'],
  ['%PDF-1.7', 'This file is not a table'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'older kind (.xls), or one with a password'],
  [`Name${',x'.repeat(100)}\nA\n`, 'Row 1 has more than 100 columns'],
  [`Name\n${'A'.repeat(32_768)}\n`, 'Row 2: a cell has more than 32767 letters'],
])('refused: %$', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})

test.each([
  ['a first line with the separator', 'sep=;\r\nName;Designation\r\nA;M.A., B.Ed.\r\n'],
  ['a title without separators above', 'Staff, of 2026\n\nName;Designation\nA;M.A., B.Ed.\n'],
  ['names in Hindi', 'क्र.सं.,नाम,पद\n1,A,"M.A., B.Ed."\n'],
  ['names in Bengali', 'ক্রমিক নং|নাম|পদবী\n১|A|M.A., B.Ed.\n'],
])('headings below %s', async (_what, text) => {
  expect(await rowsOf(text)).toEqual([{ name: 'A', designation: 'M.A., B.Ed.' }])
})

test('one wrong byte changes one character, and is named', async () => {
  const file = Buffer.concat([Buffer.from('Name\nश्री राम'), Buffer.of(0x92), Buffer.from('s\n')])
  expect(await read(file)).toEqual({
    rows: [{ number: 2, row: { name: 'श्री राम’s' } }],
    notes: ['Bytes that are not UTF-8, and were read as Windows-1252: 1.'],
  })
  expect((await read(Buffer.from('Name\nJos\xe9\n', 'latin1'))).notes).toEqual([
    'It is not in UTF-8, and was read as Windows-1252: check letters such as é, and quotes.',
  ])
})

test.each(['8150.0000000000009', '8.15E3', '8150.00', '८१५०', '৳ ৮,১৫০/-'])(
  'the amount %s is 8150',
  async (amount) => {
    expect(await rowsOf(`Fee\n"${amount}"\n`, 'fee')).toEqual([{ amount: 8150 }])
  },
)

test('a row with an error, or with a formula without its result, is refused alone', async () => {
  const cells = ['<c r="B2" t="e"><f>A1/0</f><v>#DIV/0!</v></c>', '<c r="B3"><f>SUM(A1:A2)</f></c>']
  const rows = cells.map((cell, index) => `<row r="${index + 2}">${cell}</row>`).join('')
  // The column with the numbers of rows is not read.
  const last = '<row r="4"><c r="A4" t="e"><v>#REF!</v></c><c r="B4"><v>10</v></c></row>'
  const file = workbookOf([{ name: 'A', rows: rowOf(1, ['S.No.', 'Fee']) + rows + last }])
  const found = (await read(file, 'fee')).rows
  expect(found.map(({ number, refusal }) => [number, refusal?.slice(0, 30)])).toEqual([
    [2, '“Amount” shows the error #DIV/'],
    [3, '“Amount” has a formula without'],
    [4, undefined],
  ])
  expect((await read('Name\n#N/A\n')).rows[0]?.refusal).toContain('“Name” shows the error #N/A')
})

test('names typed for Kruti Dev are in Unicode, and English ones stay', async () => {
  const cells = ["Jherh lquhrk 'kekZ,iz/kkukpk;Z fo|ky;", 'Mohan Lal,PGT']
  const { rows, notes } = await read(`Name,Designation\n${cells.join('\n')}\n`)
  expect(rows.map(({ row }) => row)).toEqual([
    { name: 'श्रीमती सुनीता शर्मा', designation: 'प्रधानाचार्य विद्यालय' },
    { name: 'Mohan Lal', designation: 'PGT' },
  ])
  expect(notes).toEqual([expect.stringMatching(/Kruti Dev were converted .* “श्रीमती सुनीता/)])
})

test('a list of holidays is read with the first and last day in one cell, without its weekdays', async () => {
  const list =
    'क्र.सं.,अवकाश का नाम,दिनांक,दिन\n१,गणतंत्र दिवस,26/01/2026,सोमवार\n२,ग्रीष्मावकाश,21.05.2026 से 30.06.2026,\n'
  expect(await rowsOf(list, 'calendar_date')).toEqual([
    { title: 'गणतंत्र दिवस', from: '2026-01-26' },
    { title: 'ग्रीष्मावकाश', from: '2026-05-21', to: '2026-06-30' },
  ])
})

test('rows with totals are left out, and named; the columns of a table without a known one are those of its widest row', async () => {
  const { rows, notes } = await read('Class,Amount\nI,8150\nGrand Total,8150\n', 'fee')
  expect([rows.length, notes]).toEqual([1, ['Rows with totals were left out: 3.']])
  expect(await rowsOf('Name\nयोग\n', 'team')).toEqual([{ name: 'योग' }])
  const tally = 'Sunrise School\nFee Register\nDate,Particulars,Debit\n1-4-2025,Tuition,8150\n'
  await expect(read(tally, 'fee')).rejects.toThrow('The columns “Date”, “Particulars”, “Debit”')
})

test('a title above the headings is left out, and named', async () => {
  const table =
    'Teaching staff 2026-27,,\n(as on 1.4.2026),,\nSl. No.,Name,Designation\n1,Smt. Kiran Rao,PGT\n'
  expect(await read(table)).toEqual({
    rows: [{ number: 4, row: { name: 'Smt. Kiran Rao', designation: 'PGT' } }],
    notes: ['Left out above the headings: “Teaching staff 2026-27”, “(as on 1.4.2026)”.'],
  })
})

test('a row knows its number in the spreadsheet', async () => {
  const { rows } = await read('Name,Qualification\nA,"M.Sc.,\nB.Ed."\n\nB,\n')
  expect(rows.map(({ number }) => number)).toEqual([2, 4])
})

/** A text that looks like a formula after its apostrophe has two readings. */
const isAmbiguous = (text: string) => text.startsWith("'") && neutralise(text.slice(1)) === text

const cell = fc
  .string({ unit: 'grapheme' })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/^\ufeff|[\ud800-\udfff]/u.test(text) && !isAmbiguous(text))

test('every text that the website writes into a table is read back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (cells) => {
      const rows = await rowsOf(toCsv([['Name', 'Department'], ...cells]))
      expect(rows).toEqual(cells.map(([name, department]) => ({ name, department })))
    }),
    { numRuns: 300 },
  )
})
