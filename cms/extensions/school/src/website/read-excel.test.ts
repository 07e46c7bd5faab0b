import { writeXlsx, type WriteSheet } from 'hucre/xlsx'
import { NO_RESULT, readExcel } from './read-excel.ts'
import { archiveOf, rowOf, workbookOf } from './testing/workbook.ts'

const sheet = (rows: string, more = {}) => workbookOf([{ name: 'Staff', rows, ...more }])
const staff = (more: Omit<WriteSheet, 'name'>) =>
  writeXlsx({ sheets: [{ name: 'Staff', ...more }] })
const cellsOf = async (file: Buffer) => (await readExcel(file)).lines.map(({ cells }) => cells)

test('the first sheet that is shown is read, and the others are named', async () => {
  const file = workbookOf([
    { name: 'Old', state: 'hidden', rows: rowOf(1, ['old']) },
    { name: 'Staff', rows: rowOf(1, ['new']) },
    { name: 'Notes', rows: rowOf(1, ['note']) },
  ])
  expect(await readExcel(file)).toMatchObject({
    lines: [{ number: 1, cells: ['new'] }],
    notes: ['Only the first sheet “Staff” was read, not “Notes”.'],
  })
})

test('the sheet of Apple Numbers about its export is not the first, and formulas that cells share have no result', async () => {
  const shared =
    '<row r="1"><c r="A1"><f t="shared" ref="A1:A2" si="0">1+1</f><v>2</v></c></row><row r="2"><c r="A2"><f t="shared" si="0"/></c></row>'
  const file = workbookOf([
    { name: 'Export Summary', rows: rowOf(1, ['about']) },
    { name: 'Staff', rows: shared },
  ])
  expect(await readExcel(file)).toMatchObject({
    lines: [{ cells: ['2'] }, { cells: [NO_RESULT] }],
    notes: [],
  })
})

test('rows that a filter hides are left out, and named', async () => {
  const rows = [rowOf(1, ['a']), rowOf(4, ['b'], 'hidden="1"'), rowOf(7, ['c'])]
  expect(await readExcel(sheet(rows.join('')))).toMatchObject({
    lines: [
      { number: 1, cells: ['a'] },
      { number: 7, cells: ['c'] },
    ],
    notes: ['Rows that are hidden in the spreadsheet were left out: 4.'],
  })
})

test('hidden columns and comments of cells are left out, and said', async () => {
  const file = await staff({
    columns: [{}, { hidden: true }, {}],
    rows: [
      ['Name', 'Qualification', 'Post'],
      ['Asha', 'MA', 'PGT'],
    ],
    cells: new Map([['1,0', { value: 'Asha', comment: { text: 'Retires' } }]]),
  })
  expect(await readExcel(file)).toMatchObject({
    lines: [{ cells: ['Name', '', 'Post'] }, { cells: ['Asha', '', 'PGT'] }],
    notes: [
      'Columns that are hidden in the spreadsheet were left out: “Qualification”.',
      'Comments of cells were left out: “Retires”.',
    ],
  })
})

test('a hidden column is called by its heading, and a title that begins in it is kept', async () => {
  const file = await staff({
    columns: [{ hidden: true }, {}, {}],
    rows: [
      ['Staff of the school', null, null],
      ['Sl', 'Name', 'Post'],
      [1, 'Asha', 'PGT'],
    ],
    merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }],
  })
  expect(await readExcel(file)).toMatchObject({
    lines: [
      { cells: ['', 'Staff of the school', ''] },
      { cells: ['', 'Name', 'Post'] },
      { cells: ['', 'Asha', 'PGT'] },
    ],
    notes: ['Columns that are hidden in the spreadsheet were left out: “Sl”.'],
  })
})

test('many comments and hidden rows are said in short, without what Excel adds', async () => {
  const threaded =
    '[Threaded comment]\n\nYour version of Excel allows you to read this.\n\nComment:\n    Retires'
  const texts = Array.from({ length: 22 }, () => threaded)
  const file = await staff({
    rows: [['Name'], ...texts.map(() => ['Asha'])],
    cells: new Map(texts.map((text, at) => [`${at + 1},0`, { value: 'Asha', comment: { text } }])),
    rowDefs: new Map([2, 3, 4, 6].map((row) => [row, { hidden: true }])),
  })
  expect((await readExcel(file)).notes).toEqual([
    `Comments of cells were left out: ${Array.from({ length: 20 }, () => '“Retires”').join(', ')} and 2 more.`,
    'Rows that are hidden in the spreadsheet were left out: 3 to 5, 7.',
  ])
})

test('a sheet with a cell in the last column is refused for its size', async () => {
  const far = '<row r="1300"><c r="XFD1300"/></row>'
  await expect(readExcel(sheet(rowOf(1, ['a']) + far))).rejects.toThrow('is too large to read')
})

test('a sheet with more rows than a call has arguments is read', async () => {
  const { lines } = await readExcel(sheet(rowOf(200_000, ['a'])))
  expect(lines).toMatchObject([{ number: 200_000, cells: ['a'] }])
})

test('a value that is merged downwards is that of each of its rows', async () => {
  const below =
    '<row r="2"><c r="B2" t="str"><v>b</v></c></row><row r="3"><c r="A3" t="str"><v></v></c></row>'
  const rows = rowOf(1, ['Science', 'a']) + below
  const after = '<mergeCells><mergeCell ref="A1:A3"/></mergeCells>'
  expect(await cellsOf(sheet(rows, { after }))).toEqual([
    ['Science', 'a'],
    ['Science', 'b'],
    ['Science', ''],
  ])
})

test('numbers, days, clocks and ticks are texts as Excel shows them', async () => {
  const cells =
    '<c><v>8150.0000000000009</v></c><c><v>8.15E3</v></c><c s="1"><v>46000</v></c><c s="1"><v>46000.5</v></c><c s="2"><v>0.375</v></c><c t="b"><v>1</v></c>'
  expect(await cellsOf(sheet(`<row>${cells}</row>`))).toEqual([
    ['8150', '8150', '2025-12-09', '2025-12-09T12:00', '09:00', 'true'],
  ])
  const from1904 = workbookOf(
    [{ name: 'Staff', rows: '<row><c s="1"><v>44538</v></c></row>' }],
    '<workbookPr date1904="1"/>',
  )
  expect(await readExcel(from1904)).toMatchObject({
    firstYear: 1904,
    lines: [{ cells: ['2025-12-09'] }],
  })
})

test.each([
  ['no sheet that is shown', workbookOf([{ name: 'A', state: 'hidden', rows: '' }]), 'Unhide'],
  ['no sheet', workbookOf([]), 'cannot be read'],
  ['another kind of archive', archiveOf({ 'word/document.xml': '<a/>' }), 'cannot be read'],
  ['a row beyond the last', sheet('<row><c r="A9999999"/></row>'), 'cannot be read'],
  ['60 MB in one part', sheet('', { body: ' '.repeat(60_000_000) }), 'too large to read'],
  ['a row that exceeds the heap', sheet(rowOf(1_000_000, ['a'])), 'too large to read'],
])('%s: refused, and this process lives', async (_what, file, message) => {
  await expect(readExcel(file)).rejects.toThrow(message)
})
