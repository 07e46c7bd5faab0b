import type { Database, Row } from '../shared.ts'
import { contentsOf, filesOf } from './files.ts'
import { percentOf, readPack } from './answers.ts'
import { packPage } from './pack-page.ts'

const NOW = new Date('2026-11-29T10:00:00Z')
const FILE = '11111111-2222-4333-8444-555555555555'

/** A database whose tables have these rows. */
const holding = (tables: Record<string, Row[]>) =>
  ((name: string) => {
    const rows = Promise.resolve(tables[name] ?? [])
    const query = Object.assign(rows, {
      where: () => query,
      whereIn: () => query,
      select: () => rows,
    })
    return query
  }) as unknown as Database

const packOf = (tables: Record<string, Row[]>) => readPack(holding(tables), NOW)
const document = (row: Row): Row => ({
  kind: 'fire_safety',
  remark: null,
  url: null,
  file: null,
  ...row,
})

test('an empty school answers none of the 34 rows, and the register lacks its ten policies', async () => {
  const pack = await packOf({})
  expect([pack.lines.length, pack.policies.length, percentOf(pack)]).toEqual([34, 10, 0])
  expect(packPage(pack).match(/>Missing</g)).toHaveLength(44)
})

test.each<[what: string, row: Row, cells: object]>([
  [
    'a file',
    { file: FILE, issued_on: '2025-04-01' },
    { answer: 'Fire 2025', issued: '2025-04-01' },
  ],
  ['a remark', { remark: 'Not applicable' }, { answer: 'Not applicable' }],
  ['a page', { url: '/Fees', title: 'Fees' }, { answer: 'Fees' }],
  ['the last day', { remark: 'x', valid_until: '2026-11-29' }, { isComplete: true }],
  ['the day after', { remark: 'x', valid_until: '2026-11-28' }, { isComplete: false }],
  ['a check', { checked_on: '2026-11-01', date_updated: NOW }, { checked: '2026-11-01' }],
  ['a change only', { date_updated: NOW.getTime() }, { checked: '2026-11-29' }],
  ['a time in the night', { date_created: '2026-11-28T20:00:00Z' }, { checked: '2026-11-29' }],
  ['nothing', {}, { answer: '', isComplete: false }],
])('a document with %s', async (_what, row, cells) => {
  const { lines } = await packOf({
    disclosure_document: [document(row)],
    directus_files: [{ id: FILE, title: 'Fire 2025', filename_download: 'scan.PDF' }],
  })
  expect(lines.find(({ number }) => number === 'B6')).toMatchObject(cells)
})

test('pages and results answer their rows, and a number of none is an answer', async () => {
  const { lines } = await packOf({
    pages: [{ page_name: 'management', title: 'Committee' }],
    board_result: [{}],
    disclosure: [{ girls_toilets: 0 }],
  })
  const answered = lines.filter(({ isComplete }) => isComplete).map(({ number }) => number)
  expect(answered).toEqual(['C3', 'C5', 'E5'])
})

test('the ZIP file has the documents in the order of the form, with names that every system accepts', async () => {
  const pack = await packOf({
    disclosure_document: [
      document({ kind: 'policy_security', file: FILE, title: 'Security' }),
      document({ file: FILE, title: 'Fire: 2025/26 "new"' }),
      document({ kind: 'affiliation', file: FILE, title: 'सम्बद्धता '.repeat(30) }),
      document({ kind: 'society', url: '/docs/a.pdf' }),
    ],
    directus_files: [{ id: FILE, title: 'x', filename_download: 'scan.PDF' }],
  })
  const names = filesOf(pack.papers).map(({ filename_download: name }) => name)
  expect(names).toEqual([
    expect.stringMatching(/^B1 .{70,81}\.PDF$/),
    'B6 Fire  2025 26  new.PDF',
    'P10 Security.PDF',
  ])
  expect(contentsOf(pack)).toContain('B2 /docs/a.pdf: /docs/a.pdf')
})

test('a fact of several figures without one of them is open, and says which', async () => {
  const { lines } = await packOf({ disclosure: [{ pgt: 5, tgt: null, prt: 10 }] })
  const teachers = lines.find(({ number }) => number === 'D4')
  expect(teachers).toMatchObject({ answer: '5, (missing), 10', isComplete: false })
  expect(packPage(await packOf({ disclosure: [{ pgt: 5 }] }))).not.toContain('(expired)')
})

test('two documents with one title have two names with the end of their kind', async () => {
  const two = ['Fire', 'FIRE'].map((title) => document({ file: FILE, title }))
  const { papers } = await packOf({
    disclosure_document: two,
    directus_files: [{ id: FILE, title: 'x', filename_download: 'scan.pdf' }],
  })
  const names = filesOf(papers).map(({ filename_download: name }) => name)
  expect(names).toEqual(['B6 Fire.pdf', 'B6 FIRE, 2.pdf'])
})

test('a text of the school is no HTML of the page', async () => {
  const pack = await packOf({ school: [{ name: '<b>Hill</b>' }] })
  expect(packPage(pack)).not.toContain('<b>')
})
