import { converted } from '../testing/converted.ts'

const page = (title: string, body: string) => `<title>${title}</title><h1>${title}</h1>${body}`

test.each([
  [
    'of a line before others',
    { 'a.html': '<body><font>School rules</font><br>1. Come in time.' },
    'School rules',
  ],
  ['below a menu', { 'a.html': '<td><a href="b">Home</a></td><p>Hostel</p><p>Text</p>' }, 'Hostel'],
  [
    'that is not the name of the file',
    { 'a7.html': '<title>a7</title><p>Hostel</p><p>Text</p>' },
    'Hostel',
  ],
  [
    'of the home page, not of a part of it',
    { 'index.html': '<title>Home</title><h3>Latest</h3><p>Text</p>' },
    'Home page',
  ],
])('a page has the title %s', async (_, files, title) => {
  expect((await converted(files)).pages).toMatchObject([{ title }])
})

test.each([
  ['of Google', 'https://www.google.com/url?q=https%3A%2F%2Fcbse.example%2Fa.pdf&sa=D'],
  ['of Facebook', 'https://l.facebook.com/l.php?u=https%3A%2F%2Fcbse.example%2Fa.pdf&h=x'],
  [
    'of Outlook',
    'https://in01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcbse.example%2Fa.pdf&data=x',
  ],
])('a link that goes through a counter %s leads to its target', async (_, href) => {
  const { pages } = await converted({ 'a.html': page('A', `<a href="${href}">x</a>`) })
  expect(pages[0]?.['content']).toBe('<p><a href="https://cbse.example/a.pdf">x</a></p>')
})

test('links that only a script opens, and parts of pages that Word and browsers save, are no pages', async () => {
  const link = `<a href="javascript:__doPostBack('Grid','Page$2')">2</a> <a href="javascript:void(0)">x</a>`
  const { pages, entries } = await converted({
    'a.html': page('A', link),
    'a_files/header.htm': '<p>Header of Word</p>',
  })
  expect(pages).toHaveLength(1)
  expect(entries).toMatchObject([{ what: 'links that only a script opens' }])
})

test('a session of the old website is no part of an address', async () => {
  const { redirects } = await converted({ 'n.php?id=4&PHPSESSID=abc.html': page('A', 'A') })
  expect(Object.keys(redirects)).toEqual(['/n.php?id=4'])
})
