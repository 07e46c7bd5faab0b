import type { Finding } from '../finding.ts'
import { change, cleanSchool, findingsOf, PICTURE } from '../testing/clean-school.ts'

/** The findings of a notice with this description. */
function findingsIn(description: string): Promise<Finding[]> {
  const school = cleanSchool()
  change('notification', { description })(school)
  return findingsOf(school)
}

const GONE = '00000000-0000-4000-8000-00000000dead'
const link = (href: string, words = 'the page') => `<p><a href="${href}">${words}</a></p>`

test.each([
  ['a page that is not there', link('/AboutUss'), /“the page” leads to \/AboutUss/],
  ['one of the own host', link('https://school.example/Feees'), /leads to \/Feees/],
  ['a notice that is not published', link('/notices/99'), /no such notice is published/],
  ['a path out of the folder', link('/docs/../x.pdf'), /no such page/],
  ['a file that is gone', link(`/assets/${GONE}`), /no longer in the CMS/],
  ['the CMS', link('https://cms.school.example/admin'), /only the school can open/],
  ['the local network', link('http://192.168.1.7/x'), /only the school can open/],
  ['a computer', link('file:///C:/Users/a.docx'), /on a computer of the school/],
  ['an address without its beginning', link('www.school.in/fees'), /invalid address: www\.school/],
  ['an address with a space', link('https://school .in'), /invalid address: https:\/\/school \.in/],
  ['an address with a typing error', link('htps://school.in'), /invalid address: htps/],
  ['an incomplete e-mail address', link('mailto:office'), /invalid address: mailto/],
  ['nothing', '<p><a href="#">the page</a></p>', /leads nowhere/],
  ['a link without words', link('/AboutUs', ''), /has no text/],
  ['a frame', '<p>a</p><iframe src="https://youtube.com/embed/x"></iframe>', /a frame of another/],
  ['a script', '<p>a</p><script>alert(1)</script>', /a script was pasted/],
  ['a table without heads', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', /no heading/],
  ['a picture without words', `<p>a</p><img src="/assets/${PICTURE}">`, /no alternative text/],
  ['a picture that is gone', `<p>a</p><img src="/assets/${GONE}" alt="a">`, /no longer in the CMS/],
  ['a pasted picture', '<p>a</p><img src="data:image/png;base64,AA" alt="a">', /was pasted/],
  ['a foreign picture', '<p>a</p><img src="https://x.example/a" alt="a">', /of another website/],
])('%s is reported for a text, and nothing else', async (_name, html, saying) => {
  const [found, ...others] = await findingsIn(html)
  expect(found?.what).toMatch(saying)
  expect(found?.what).toMatch(/^Notice “Holiday on Monday”: /)
  expect(found).toMatchObject({ collection: 'notification', item: '1', page: '/notices/1' })
  expect(found?.todo).toMatch(/^[A-Z].+\.$/)
  expect(others).toEqual([])
})

test('the languages of the school are part of addresses', async () => {
  const paths = [
    '',
    '/',
    '/Faculty',
    '/Faculty?x=1#y',
    '/contact-us',
    '/notices/1',
    '/notices/feed.xml',
  ]
  const others = ['/notices/archive/2026', '/calendar.ics', '/notices/1/calendar.ics']
  const links = [...paths, ...others].flatMap((path) => [
    `/hi${path}`,
    `https://school.example/hi${path}`,
  ])
  const wrong = [
    '/bn',
    '/hi/Facultyy',
    '/hi/notices/99',
    '/hi/docs/pdf/SocityRegistration.pdf',
    '/hi/hi',
    '/hi/sitemap.xml',
  ]
  const school = cleanSchool()
  change('school', { languages: ['hi'] })(school)
  change('notification', { description: [...links, ...wrong].map((each) => link(each)).join('') })(
    school,
  )
  const findings = await findingsOf(school)
  const dead = findings.filter(({ key }) => key.startsWith('address-dead'))
  expect(dead.map(({ key }) => key.split(' ')[3])).toEqual(wrong)
})

test('the same mistake twice in a text is one finding', async () => {
  expect(await findingsIn(link('/AboutUss') + link('/AboutUss'))).toHaveLength(1)
})
