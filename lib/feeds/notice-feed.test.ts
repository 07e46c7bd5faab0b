import { parseFeed } from '@rowanmanning/feed-parser'
import { sanitiseHtml } from '../content/html/html.ts'
import type { Notice } from '../notices/notices.ts'
import { plainFile, plainNotice, plainSchool } from '../testing/plain.ts'
import type { School } from '../school/school.ts'
import { noticeFeed } from './notice-feed.ts'
import { english } from '../messages/messages.ts'

const ORIGIN = 'https://school.example'
const school: School = { ...plainSchool, name: 'Palash & Sons <School>' }
const file = {
  ...plainFile,
  id: '3f0c6f0a-0000-4000-8000-000000000001',
  title: 'Plan “A” & B',
  bytes: 24_000,
}

const notice = (fields: Partial<Notice>): Notice => ({
  ...plainNotice,
  changed: '2026-11-21T04:00:00.000Z',
  ...fields,
})
const place = { origin: ORIGIN, path: '/notices/feed.xml', name: 'Notices' }
const html = (text: string) => sanitiseHtml(text)
const write = (...notices: Notice[]) => noticeFeed(english, notices, school, place)

test('a third-party parser reads every notice completely', () => {
  const notices = [
    notice({
      id: 12,
      title: 'क्रीड़ा दिवस & <b>খেলা</b>',
      description: html('<p>एक दो</p>'),
      file,
    }),
    notice({ id: 11, changed: null, date: '2026-11-01' }),
  ]
  const feed = parseFeed(write(...notices))
  expect(feed).toMatchObject({
    title: `Notices | ${school.name}`,
    url: `${ORIGIN}/notices`,
    self: `${ORIGIN}/notices/feed.xml`,
  })
  expect(feed.updated?.toISOString()).toBe('2026-11-21T04:00:00.000Z')
  const [first, second] = feed.items
  expect(first).toMatchObject({
    id: `${ORIGIN}/notices/12`,
    url: `${ORIGIN}/notices/12`,
    title: 'क्रीड़ा दिवस & <b>খেলা</b>',
    content: '<p><span lang="hi">एक दो</span></p>',
  })
  expect(first?.media).toMatchObject([
    {
      url: `${ORIGIN}/assets/${file.id}?download&v=1795168800`,
      mimeType: 'application/pdf',
      length: 24_000,
      title: file.title,
    },
  ])
  expect(first?.published?.toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(second?.updated?.toISOString()).toBe('2026-10-31T18:30:00.000Z')
  expect(second?.content).toBe('Holiday')
})

test('names and titles in another language have its code', () => {
  const title = 'खेल दिवस'
  const feed = noticeFeed(
    english,
    [notice({ title, file: { ...file, title: 'খেলা' } }), notice({ title: 'Sports day' })],
    { ...school, name: 'বিদ্যালয়' },
    place,
  )
  expect(feed).toContain('<title xml:lang="bn">')
  expect(feed).toContain('<author xml:lang="bn">')
  expect(feed).toContain(`<title xml:lang="hi">${title}</title>`)
  expect(feed).toContain(`<content xml:lang="hi">${title}</content>`)
  expect(feed).toMatch(/<link rel="enclosure"[^>]* title="খেলা"[^>]* xml:lang="bn"/)
  expect(feed).toContain('<title>Sports day</title>')
})

const contentOf = (text: string) =>
  parseFeed(write(notice({ description: html(text) }))).items[0]?.content

test.each([
  [
    '<a href="/fees#may">F</a><a href="#top">T</a>',
    `<a href="${ORIGIN}/fees#may">F</a><a href="${ORIGIN}/notices/1#top">T</a>`,
  ],
  ['a<br>b<table><tr><td>c', 'a<br>b<table><tbody><tr><td>c</td></tr></tbody></table>'],
  ['<a href="https://[no">an address that is none</a>', '<a>an address that is none</a>'],
])('the feed has the complete text of %s', (text, expected) => {
  expect(contentOf(text)).toBe(expected)
})

test('a sign of HTML in a text stays a text', () => {
  expect(write(notice({ description: html('<p>5 &lt; 6</p>') }))).toContain('&gt;5 &amp;lt; 6&lt;')
})

test('a picture has one absolute address', () => {
  const picture = contentOf(`<img src="/assets/${file.id}" alt="A &quot;plan&quot;">`)
  expect(picture).toContain(`src="${ORIGIN}/assets/${file.id}?w=960"`)
  expect(picture).not.toContain('srcset')
})

test('characters that XML cannot contain are removed', () => {
  expect(write(notice({ title: 'a\u000bb\u0000c\ufffe' }))).toContain('<title>abc</title>')
})

test('the same notices give the same feed, also without any', () => {
  expect(write(notice({}))).toBe(write(notice({})))
  const empty = parseFeed(write())
  expect(empty.items).toEqual([])
  expect(empty.updated?.toISOString()).toBe('1970-01-01T00:00:00.000Z')
})
