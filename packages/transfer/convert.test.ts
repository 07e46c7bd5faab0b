import { converted, page, SITE } from './testing/converted.ts'

const PDF = { 'docs/c.pdf': 'x' }
const HOST = '<base href="http://old.example/">'
const ARCHIVED = 'https://web.archive.org/web/2019/http://www.old.example/docs/c.pdf'
const ELSEWHERE = 'https://cbse.example/c.pdf'
const escaped = encodeURIComponent(ELSEWHERE)

test.each<[name: string, href: string, to: string, files: Record<string, string>, head?: string]>([
  ['from the root', '/docs/c.pdf', '/assets/file:c.pdf', PDF],
  ['with the host', 'https://www.old.example/docs/c.pdf', '/assets/file:c.pdf', PDF],
  ['in another case', 'Docs/C.PDF', '/assets/file:c.pdf', PDF],
  ['with a percent sign', '100%-c.pdf', '/assets/file:100%25-c.pdf', { '100%-c.pdf': 'x' }],
  ['escaped in Windows-1252', 'r%E9s.pdf', '/assets/file:r%C3%A9s.pdf', { 'rés.pdf': 'x' }],
  ['with an escaped slash', 'docs%2Fc.pdf', '/assets/file:c.pdf', PDF],
  ['with a size', 'c-12x18.pdf', '/assets/file:c-12x18.pdf', { 'c-12x18.pdf': 'x' }],
  ['relative to a base', 'c.pdf', '/assets/file:c.pdf', PDF, '<base href="docs/">'],
  ['of a script', "javascript:window.open('docs/c.pdf')", '/assets/file:c.pdf', PDF],
  ['with a campaign', 'n.asp?utm_source=x&ID=3', '/B', { 'n.asp@id=3.html': page('B', 'b') }],
  ['of a page', 'x.html', '/AboutUs', { 'x.html': page('About us', 'b') }],
  ['of the home page', 'index.html', '/', { 'index.html': page('B', 'b') }],
  ['of a notice', 'x.html', '/x.html', { 'x.html': page('B', 'Date: 01/02/2020') }],
  ['of Jetpack', 'https://i0.wp.com/old.example/docs/c.pdf?w=3', '/assets/file:c.pdf', PDF, HOST],
  ['of a copy in an archive', ARCHIVED, '/assets/file:c.pdf', PDF, HOST],
  ['of another website', ELSEWHERE, ELSEWHERE, {}],
  ['counted by Google', `https://www.google.com/url?q=${escaped}&sa=D`, ELSEWHERE, {}],
  ['counted by Facebook', `https://l.facebook.com/l.php?u=${escaped}&h=x`, ELSEWHERE, {}],
  [
    'counted by Outlook',
    `https://in01.safelinks.protection.outlook.com/?url=${escaped}`,
    ELSEWHERE,
    {},
  ],
])('a link %s', async (_, href, to, files, head = '') => {
  const text = `${head}${page('A', `<a href="${href}">C</a>`)}`
  const { pages } = await converted({ 'p.html': text, ...files })
  const own = pages.find(({ title }) => title === 'A')
  expect(own?.['content']).toBe(`<p><a href="${to}">C</a></p>`)
})

test('every old address of a folder is one redirect to its page', async () => {
  const { redirects } = await converted({
    'index.html': page('School', 'Welcome'),
    'hostel-life/index.html': page('Hostel life', 'Rooms'),
    'about.aspx': page('About Us', 'Text'),
    'index.php?option=com&id=5': page('Five', 'Text'),
    'index.html?p=12': page('Twelve', 'Text'),
    'v1a2b.html': `<!-- Mirrored from old.example/view.php?id=9 by HTTrack -->${page('Nine', 'Date: 01/02/2020')}`,
    'नियम.html': page('नियम', 'पाठ'),
    'docs/c.pdf': 'x',
  })
  expect(redirects).toEqual({
    ...{ '/index.html': '/', '/hostel-life/index.html': '/notices', '/hostel-life': '/notices' },
    ...{
      '/about.aspx': '/AboutUs',
      '/index.php?option=com&id=5': '/notices',
      '/?option=com&id=5': '/notices',
    },
    ...{ '/?p=12': '/notices', '/view.php?id=9': 'notification:1', '/नियम.html': '/notices' },
    '/docs/c.pdf': '/assets/file:c.pdf',
  })
})

test('a link of HTTrack has the query of its page after the name that it has made of it', async () => {
  const mirrored = '<!-- Mirrored from www.old.example/view.php?id=9 by HTTrack -->'
  const { pages } = await converted({
    'v1a2b.html': mirrored + page('Old view', 'Text'),
    'list.html': page('List', '<a href="v1a2b.html?id=9">View</a>'),
  })
  const list = pages.find(({ title }) => title === 'List')
  expect(list?.['content']).toBe('<p><a href="/Old-view">View</a></p>')
})

test('a file that was not saved has no redirect', async () => {
  const { redirects } = await converted({
    'index.html': page('School', 'Welcome'),
    'assets/prospectus.docx': 'x',
  })
  expect(redirects).toEqual({ '/index.html': '/' })
})

test('a title that is cut is complete in the text', async () => {
  const long = 'word '.repeat(50).trim()
  const { pages } = await converted({ 'a.html': page(long, '<p>Text</p>') })
  expect(pages).toMatchObject([{ content: `<h2>${long}</h2><p>Text</p>` }])
})

test('a file without an extension that is no page is left out, and said', async () => {
  const { pages, entries } = await converted({ 'a.html': page('A', 'Text'), LICENSE: 'MIT' })
  expect(pages).toHaveLength(1)
  expect(entries.map(({ about }) => about)).toEqual(['File “LICENSE”'])
})

test('titles of any script have an address, which is the same the second time', async () => {
  const files = {
    'a.html': page('नियम', 'A'),
    'b.html': page('নিয়ম', 'B'),
    'c.html': page('कक्षा 10 के शिक्षक और चित्र', 'C'),
    'd.html': page('★', 'D'),
    'index.html': page('School', 'E'),
  }
  const first = await converted(files)
  const names = first.pages.map((row) => row['page_name'])
  expect(names).toEqual(['Niyam', 'Niyam-2', 'Kaksha-10-ke-shikshak-aur-chitra', 'Page', 'School'])
  const second = await converted(files, [...SITE, ...first.pages])
  expect(second.pages.map((row) => row['page_name'])).toEqual(names)
  const published = first.pages.map((row) => ({ ...row, status: 'published', title: 'Renamed' }))
  const third = await converted(files, [...SITE, ...published.slice(0, 4)])
  expect(third.pages.map((row) => row['page_name'])).toEqual(['School'])
})

test('a page of the website gets the old text, unless the office has written one', async () => {
  const { pages, entries } = await converted({
    'a.html': page('About Us', 'A'),
    'f.html': page('Fees', 'Old fees'),
  })
  expect(pages).toMatchObject([{ page_name: 'about_us', content: '<p>A</p>' }])
  expect(entries).toMatchObject([{ about: 'Page “Fees”', detail: 'Old fees' }])
})

test('a page that the website names in Hindi gets the old text under its own heading', async () => {
  const [about = {}] = SITE
  const named = { ...about, translations: [{ language: 'hi', title: 'हमारे बारे में' }] }
  const { pages, redirects } = await converted({ 'x.html': page('हमारे बारे में', 'पाठ') }, [named])
  expect(pages).toMatchObject([{ page_name: 'about_us', title: 'हमारे बारे में' }])
  expect(redirects).toEqual({ '/x.html': '/AboutUs' })
})

test('what pages share is not theirs', async () => {
  const shared = (title: string) =>
    `<title>Neem School</title><div><h1>Neem School</h1><ul><li><a href="a.html">Home</a></li></ul></div><h2>${title}</h2><p>Text of ${title}</p><p>Phone 12</p>`
  const { pages, entries } = await converted({
    'a.html': shared('A'),
    'b.html': shared('B'),
    'c.html': shared('C'),
  })
  expect(pages.map(({ title, content }) => [title, content])).toEqual(
    ['A', 'B', 'C'].map((title) => [title, `<p>Text of ${title}</p>`]),
  )
  expect(entries.map(({ detail }) => detail)).toEqual(['Neem School', 'Home a.html', 'Phone 12'])
})

test('a page of frames is its main page, also of frames in frames', async () => {
  const { pages, redirects, entries } = await converted({
    'index.htm': '<frameset><frame src="menu.htm"><frame src="inner.htm"></frameset>',
    'inner.htm': '<frameset><frame src="main.htm"><frame src="menu.htm"></frameset>',
    'menu.htm': '<a href="main.htm">Main</a> <a href="none.htm">None</a>',
    'main.htm': Buffer.from(
      '<title>New Page 1</title><p>The caf\xe9</p><p>It is open.</p>',
      'latin1',
    ),
  })
  expect(pages).toMatchObject([{ title: 'The café' }])
  expect(redirects).toMatchObject({
    '/index.htm': '/',
    '/inner.htm': '/notices',
    '/menu.htm': '/notices',
  })
  expect(entries).toContainEqual(expect.objectContaining({ detail: 'Main main.htm None none.htm' }))
})

test('of a page in one MHT file the report says how to save it', async () => {
  const { entries } = await converted({ 'a.html': page('A', 'Text'), 'b.mht': 'From: <Saved>' })
  expect(entries).toMatchObject([
    { about: 'File “b.mht”', what: expect.stringMatching(/MHT.*save it as/) as string },
  ])
})

test('the pictures of an album have their descriptions as titles', async () => {
  const gallery =
    '<div class="gallery"><img src="a.png" alt="Children’s day"><img src="b.png"></div>'
  const { files } = await converted({ 'a.html': page('A', gallery), 'a.png': 'x', 'b.png': 'y' })
  expect(files).toEqual([{ name: 'a.png', title: 'Children’s day' }, { name: 'b.png' }])
})
