import { parseDocument } from 'htmlparser2'
import { createReport } from '../report.ts'
import { readFeed } from './read-feed.ts'

const read = (xml: string, report = createReport()) =>
  readFeed(parseDocument(xml, { xmlMode: true }), report)

const kind = (name: string) =>
  `<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${name}"/>`
const entry = (title: string, more: string) =>
  `<entry><title>${title}</title><published>2025-06-01T00:30:00+05:30</published><link rel="replies" href="http://a.example/no"/><link rel="alternate" href="http://a.example/${title}.html"/><content type="html">&lt;p&gt;Text&lt;/p&gt;</content>${more}</entry>`

test('the export of Blogger has posts and pages; comments, drafts and settings are none', () => {
  const report = createReport()
  const site = read(
    `<feed><title>A</title><link rel="alternate" href="http://a.example/"/>${entry('post', `${kind('post')}<category scheme="x" term="Sports"/>`)}${entry('page', '<blogger:type>PAGE</blogger:type>')}${entry('draft', `${kind('post')}<app:control><app:draft>yes</app:draft></app:control>`)}${entry('comment', kind('comment'))}${entry('comment', kind('comment'))}${entry('theme', kind('template'))}</feed>`,
    report,
  )
  expect(site).toMatchObject({
    base: 'http://a.example/',
    posts: [
      {
        title: 'post',
        date: '2025-06-01',
        html: '<p>Text</p>',
        categories: ['Sports'],
        address: 'http://a.example/post.html',
      },
    ],
    pages: [{ title: 'page' }],
  })
  expect(report.entries.map(({ about, detail }) => [about, detail])).toEqual([
    ['Entry “draft”', ''],
    ['The blog', '2'],
  ])
})

test('an entry of RSS is a post of the day that is written', () => {
  const item = `<item><title>A &amp;amp; B</title><link>http://a.example/a</link><pubDate>Mon, 02 Jun 2025 00:30:00 +0530</pubDate><category>News</category><description><![CDATA[<p>Text</p>]]></description></item>`
  expect(read(`<rss><channel><link>http://a.example</link>${item}</channel></rss>`)?.posts).toEqual(
    [
      {
        address: 'http://a.example/a',
        title: 'A & B',
        date: '2025-06-02',
        html: '<p>Text</p>',
        categories: ['News'],
      },
    ],
  )
  expect(read('<opml/>')).toBe(null)
})

test('the pictures of Blogger are those of the website, wherever it keeps them', () => {
  const html = [
    'https://1.bp.blogspot.com/a/s320/a.jpg',
    'https://blogger.googleusercontent.com/img/b.jpg',
    'https://bp.blogspot.com.evil.example/c.jpg',
    'https://evil.example/https://x.example/d.jpg',
  ].map((src) => `&lt;img src="${src}"&gt;`)
  const content = `<entry><title>A</title><published>2025-06-01</published><content>${html.join('')}</content></entry>`
  const site = read(`<feed><link href="http://a.example/"/>${content}</feed>`)
  expect(site?.hosts).toEqual(['1.bp.blogspot.com', 'blogger.googleusercontent.com'])
})
