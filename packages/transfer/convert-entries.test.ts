import { readOld } from './old-site/pages.ts'
import { converted, page } from './testing/converted.ts'

test('files that the CMS would refuse are left out before, also of the text, and said', async () => {
  const cut = Buffer.from('/9j/4AAQSkZJRgABAQEASABI', 'base64')
  const found = await converted({
    'a.html': page('A', '<p>B<img src="cut.jpg" alt="Gate"> <a href="fake.pdf">Fees</a></p>'),
    ...{ 'cut.jpg': cut, 'fake.pdf': '<p>404 Not Found</p>', 'large.pdf': Buffer.alloc(2e7 + 1e6) },
  })
  expect(found).toMatchObject({ files: [], redirects: { '/a.html': '/notices' } })
  expect(found.pages[0]?.['content']).toBe('<p>B <a href="/fake.pdf">Fees</a></p>')
  const details = found.entries.map(({ detail }) => detail).join(' ')
  expect(details).toMatch(/is damaged.*is no photograph or PDF.*larger than 20 MB.*Gate: cut\.jpg/)
})

test('an entry without a title has its first words as one, and one without a day is a page', async () => {
  const item = (more: string) => `<item><link>http://a.example/${more.length}</link>${more}</item>`
  const day = '<pubDate>Mon, 02 Jun 2025 00:30:00 +0530</pubDate>'
  const { notices, pages, entries } = await converted(
    `<rss><channel><link>http://a.example</link>${item(`<description>वार्षिक खेल</description>${day}`)}${item('<title>B</title><description>Text</description>')}</channel></rss>`,
  )
  expect(notices).toMatchObject([{ title: 'वार्षिक खेल', date: '2025-06-02' }])
  expect(pages).toMatchObject([{ title: 'B', content: '<p>Text</p>' }])
  expect(entries).toMatchObject([{ outcome: 'guessed', about: 'Notice “वार्षिक खेल”' }])
})

test('an address with a percent sign is read again as it is stored', () => {
  expect(readOld('/100%25-result.pdf')).toBe('/100%-result.pdf')
  expect(readOld('/100%-result.pdf')).toBe('/100%-result.pdf')
})
