import { join } from 'node:path'
import { readLists } from './read-lists.ts'
import { readPages } from './old-site/read-pages.ts'

const FIXTURES = join(__dirname, 'fixtures')

test.each([
  // Pages of ASP with queries in their names, saved by wget and HTTrack.
  ['asp', { notices: 8, staff: 10, files: 3 }],
  // Frames, Windows-1252, and tables whose cells have no end.
  ['frames', { notices: 6, staff: 4, files: 6 }],
  // Everything on one page.
  ['one-page', { notices: 6, staff: 3, files: 2 }],
])('of the old website in %s all notices, teachers and files are read', async (name, expected) => {
  const site = await readPages(join(FIXTURES, name))
  const lists = readLists(site)
  const notices = [...site.posts, ...lists.posts]
  expect({
    notices: new Set(notices.map(({ title, date }) => `${date} ${title}`)).size,
    staff: lists.staff.length,
    files: site.files.length,
  }).toEqual(expected)
  expect(notices).toHaveLength(expected.notices)
  for (const text of [...notices.map(({ title }) => title), JSON.stringify(lists.staff)])
    expect(text).toMatch(/^[^<>\uFFFD]{4,}$/)
})

test('addresses are those of the old website, not of the saved files', async () => {
  const { base, posts, pages } = await readPages(join(FIXTURES, 'asp'))
  const addresses = [...posts, ...pages].map(({ address }) => address.slice(base.length))
  for (const address of ['notice.asp?id=3', 'notice.asp?id=4', 'page.asp?p=about&lang=en'])
    expect(addresses).toContain(address)
})

const readPage = (html: string) =>
  readLists({ base: '', posts: [], files: [], pages: [{ address: 'file:///a', title: '', html }] })

test('rows that are hidden are in no list', () => {
  const { fees, staff } = readPage(
    '<table><tr><th>Class<th>Fee<tr><td>I<td>9450<tr style="display:none"><td>II<td>1</table>' +
      '<table><tr><th>Name<th>Designation<tr hidden><td>Asha<td>PGT<template><tr><td>{n}<td>{d}</template></table>',
  )
  expect([fees, staff]).toEqual([[{ class_name: 'I', amount: 9450 }], []])
})

test.each([
  '<p>The school was founded on 12/05/2007.</p>',
  '<table><tr><th>Name</th><th>Class</th></tr><tr><td>Asha</td><td>V</td></tr></table>',
  '<ul><li>Class V: 12 seats</li></ul>',
])('%s is no notice and no teacher', (html) => {
  expect(readPage(html)).toEqual({
    posts: [],
    staff: [],
    fees: [],
    holidays: [],
    targets: new Map(),
  })
})

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`
const anita = { name: 'Anita Das', designation: 'PGT Physics', qualification: 'M.Sc.' }

test.each([
  ['a title above the headings', 'Teaching staff|', 'Name|Designation|Qualification'],
  ['other words', '', 'Sl. no.|Name of Teacher|Post|Qualifications'],
  ['the post first', '', 'Post|Name|Qualification'],
])('teachers are found in a table with %s', (_, above, headings) => {
  const head = headings.split('|')
  const cells = head.map((name) =>
    /^Name/.test(name) ? 'Anita Das' : /^(?:Post|Des)/.test(name) ? 'PGT Physics' : 'M.Sc.',
  )
  const table = `<table>${above && row(above)}${row(...head)}${row(...cells)}</table>`
  expect(readPage(table).staff).toEqual([anita])
})

test('a notice of a table has no number of the row', () => {
  const table = `<table>${row('2.', '12/08/2026', 'Independence Day at 7 am')}</table>`
  expect(readPage(table).posts).toMatchObject([
    { title: 'Independence Day at 7 am', date: '2026-08-12', html: 'Independence Day at 7 am' },
  ])
})

test.each([
  ['१५/०८/२०२५ स्वतंत्रता दिवस समारोह', 'स्वतंत्रता दिवस समारोह', '2025-08-15'],
  ['प्रजातंत्र दिवस (दिनांक 26.01.2026)', 'प्रजातंत्र दिवस', '2026-01-26'],
  ['২৬/০১/২০২৬: প্রজাতন্ত্র দিবস', 'প্রজাতন্ত্র দিবস', '2026-01-26'],
  ['২১শে ফেব্রুয়ারি ২০২৬ ভাষা দিবস', 'ভাষা দিবস', '2026-02-21'],
])('the notice %j is found', (text, title, date) => {
  expect(readPage(`<ul><li>${text}</li></ul>`).posts).toMatchObject([{ title, date }])
})

test.each(['http://www.old.example/N.asp?utm_source=x&ID=3#top', 'x.html'])(
  'a notice that links %s has its page there, and is none of the list',
  (href) => {
    const page = (address: string, html: string) => ({
      address: `http://old.example${address}`,
      title: '',
      html,
    })
    const list = `<ul><li><a href="${href}">15/08/2025 Independence Day</a></li><li><a href="#top">16/08/2025 Holiday</a></li></ul>`
    const [own, lists] = [page('/n.asp?id=3', 'Text'), page('/list.html', list)]
    const site = {
      base: 'http://old.example/',
      posts: [],
      files: [],
      pages: [{ ...own, others: ['http://old.example/x.html'] }, lists],
    }
    expect(readLists(site).posts.map(({ title }) => title)).toEqual(['Holiday'])
  },
)

test('members of a committee are no teachers', () => {
  const members = row('Hari Lal', 'अध्यक्ष') + row('Asha Devi', 'सदस्य') + row('Principal', 'Teacher')
  expect(readPage(`<table>${row('Name', 'Post')}${members}</table>`).staff).toEqual([])
})

test.each([
  ['Class', 'Tuition fee', 'XI', 'Rs. 2,400/-'],
  ['कक्षा', 'शुल्क (रु.)', 'XI', '२४००'],
])('a fee for each %s is a fee', (name, fee, first, amount) => {
  const table =
    row('No.', name, fee) +
    row('1', first, amount) +
    row('2', 'XII', 'free') +
    row('', 'Total', '2400')
  expect(readPage(`<table>${table}</table>`).fees).toEqual([{ class_name: 'XI', amount: 2400 }])
  expect(
    readPage(`<table>${row(name, fee, 'Bus fee')}${row(first, amount, '1')}</table>`).fees,
  ).toEqual([])
})

test.each([
  [
    'a line of a running text',
    '<marquee><a href="r.pdf">Results</a><br>12.06.2025 Reopening</marquee>',
  ],
  [
    'a row above the numbers of further pages',
    `<table>${row('Reopening', '12-Jun-2025')}${row('<table><tr><td>1</td><td>2</td></tr></table>')}</table>`,
  ],
  [
    'a row with a weekday and a time',
    `<table>${row('Reopening', 'Thursday, June 12, 2025 - 10:00')}</table>`,
  ],
  [
    'an entry with the words of a link',
    '<ul><li>12/06/2025 Reopening <a href="a.pdf">डाउनलोड करें</a></li></ul>',
  ],
])('%s is a notice', (_, html) => {
  expect(readPage(html).posts).toMatchObject([{ title: 'Reopening', date: '2025-06-12' }])
})
