import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../../lib/server/testing/temporary.ts'
import { readSource } from '../read-source.ts'
import { createReport } from '../report.ts'
import { converted, page } from '../testing/converted.ts'

test.each([
  [
    'of a line before others',
    { 'a.html': '<body><font>School rules</font><br>1. Come in time.' },
    'School rules',
  ],
  [
    'of its file, and not of its first tab',
    { 'contact.html': '<title>Untitled</title><ul><li>Office</li><li>Bus</li></ul><p>Ring</p>' },
    'contact',
  ],
  ['below a menu', { 'a.html': '<td><a href="b">Home</a></td><p>Hostel</p><p>Text</p>' }, 'Hostel'],
  [
    'that is not the name of the file',
    { 'a7.html': '<title>a7</title><p>Hostel</p><p>Text</p>' },
    'Hostel',
  ],
])('a page has the title %s', async (_, files, title) => {
  expect((await converted(files)).pages).toMatchObject([{ title }])
})

test('links that only a script opens, and parts of pages that Word and browsers save, are no pages', async () => {
  const link = `<a href="javascript:__doPostBack('Grid','Page$2')">2</a> <a href="javascript:void(0)">x</a>`
  const { pages, entries } = await converted({
    'a.html': page('A', link),
    'a_files/header.htm': '<p>Header of Word</p>',
  })
  expect(pages).toHaveLength(1)
  expect(entries).toMatchObject([
    { about: 'Page a_files/header.htm', detail: 'Header of Word' },
    { what: 'links that only a script opens' },
  ])
})

test('the sheets of a spreadsheet that Excel has saved as a page are pages', async () => {
  const sheet = (head: string) =>
    `<table><tr><td>${head}</td><td>Fee</td></tr><tr><td>V</td><td>900</td></tr></table>`
  const { pages } = await converted({
    'fees.htm':
      '<link id="shLink" href="fees_files/sheet001.htm"><link id="shLink" href="fees_files/sheet002.htm"><frameset rows="*,39"><frame src="fees_files/sheet001.htm"><frame src="fees_files/tabstrip.htm"></frameset>',
    'fees_files/sheet001.htm': `<body>${sheet('Class of the year')}`,
    'fees_files/sheet002.htm': `<body>${sheet('Route')}`,
    'fees_files/tabstrip.htm':
      '<body><a href="sheet001.htm">Per class</a> <a href="sheet002.htm">Bus</a>',
  })
  expect(pages.map(({ title }) => title)).toEqual(['Per class', 'Bus'])
  expect(pages.map(({ content }) => /Class|Route/.exec(String(content))?.[0])).toEqual([
    'Class',
    'Route',
  ])
})

test.each([
  ['Private School | Mount Carmel | Siliguri', '', 'Private School | Mount Carmel | Siliguri'],
  ['Mount Carmel', '<h2>News</h2>', 'Mount Carmel'],
  ['Home', '<h2>News</h2>', 'Home page'],
  ['Home | Siliguri', '<h1>Welcome to Carmel</h1>', 'Welcome to Carmel'],
])('a home page “%s” with %j is called %s', async (title, body, called) => {
  const { pages } = await converted({ 'index.html': `<title>${title}</title>${body}<p>Text</p>` })
  expect(pages.map((each) => each['title'])).toEqual([called])
})

const folder = temporaryFolder()

test('a blog is read from what Google hands out of it', async () => {
  const blog = join(folder, 'Takeout/Blogger/Blogs/Diary')
  await mkdir(blog, { recursive: true })
  await writeFile(join(blog, 'theme-classic.html'), '<title>Theme</title>')
  await writeFile(
    join(blog, 'feed.atom'),
    '<feed><entry><title>A</title><published>2021-05-12T20:30:00Z</published><content>x</content><blogger:filename>/2021/05/a.html</blogger:filename><link/></entry></feed>',
  )
  const source = await readSource(folder, '', { isPublic: false }, createReport())
  expect(source).toMatchObject({
    posts: [{ date: '2021-05-13', address: 'http://website.invalid/2021/05/a.html' }],
    pages: [],
  })
})

test('a page of Drupal with its day is a notice', async () => {
  const { notices } = await converted({
    'a.html': page('A', '<p>B</p>').replace(
      '<h1>',
      '<span property="dc:date dc:created" content="2019-08-10T10:00:00+05:30">Sat</span><h1>',
    ),
  })
  expect(notices).toMatchObject([{ title: 'A', date: '2019-08-10' }])
})

test('a session of the old website is no part of an address', async () => {
  const { redirects } = await converted({ 'n.php?id=4&PHPSESSID=abc.html': page('A', 'A') })
  expect(Object.keys(redirects)).toEqual(['/n.php?id=4'])
})

test('the name of a page in the menu of a head is its title; that of the school is not', async () => {
  const head =
    '<header><a href="/">Neem School</a><nav><ul><li><a href="/h">History</a></li></ul></nav></header>'
  const { pages } = await converted({
    'about/index.html': `<title>History | Neem School</title>${head}<main><h1>History</h1><p>Text</p></main>`,
  })
  expect(pages).toMatchObject([{ title: 'History', content: '<p>Text</p>' }])
})

test('what FrontPage and Dreamweaver store next to the pages is no page', async () => {
  const menu = '<p>[ <a href="a.htm">Alumni</a> ] [ <a href="b.htm">Bus</a> ]</p>'
  const bodyOf = (title: string) => `<p><img src="${title}.gif"></p>${menu}<p>Text of ${title}</p>`
  const { pages, entries } = await converted({
    'a.htm': page('Alumni', bodyOf('a')),
    'b.htm': page('Bus', bodyOf('b')),
    'c.htm': page('Canteen', bodyOf('c')),
    '_vti_cnf/a.htm': 'vti_encoding:SR|utf8-nl',
    '_notes/a.htm.mno': '<info></info>',
    '_private/form.htm': page('Results of the form', 'Names'),
    '_borders/top.htm': page('Top', 'Border'),
    'Templates/main.dwt': page('Template', 'Template'),
  })
  expect(entries[0]).toMatchObject({ detail: '_borders, _notes, _private, _vti_cnf' })
  expect(pages.map(({ content }) => content)).toEqual([
    '<p>Text of a</p>',
    '<p>Text of b</p>',
    '<p>Text of c</p>',
  ])
})

test.each([
  ['is in the text once', '<p class="MsoTitle">Rules</p><p>Lights out</p>', '<p>Lights out</p>'],
  ['stays in a text without any other', '<p>Rules</p>', '<p>Rules</p>'],
])('a title that is no heading %s', async (_, body, content) => {
  const { pages } = await converted({ 'a.htm': `<title>Rules</title><body>${body}` })
  expect(pages).toMatchObject([{ title: 'Rules', content }])
})
