import { noticesSource } from '../notices/notices.ts'
import { pagesSource } from '../pages/pages.ts'
import { schoolSource } from '../school/school.ts'
import { storeContent } from '../content/store/store.ts'
import { plainNotice, plainSchool } from '../testing/plain.ts'
import { samplePages } from '../testing/sample-rows.ts'
import { findOldAddress, redirectsSource } from './redirects.ts'

const SHOWN = '11111111-2222-4333-8444-555555555555'
const UNUSED = '99999999-2222-4333-8444-555555555555'

jest.mock('../files/published-files.ts', () => ({
  isPublishedFile: (id: string) => Promise.resolve(id.startsWith('1')),
  isLinkedDocument: (path: string) => Promise.resolve(!path.includes('/books/')),
}))

const redirects = {
  '/index.php?id=5': '/Faculty',
  '/notice.asp?id=3': '/TakeAdmission',
  '/notice.asp?a=1&b=2': '/contact us',
  '/notice.asp': '/notices',
  '/?p=12': '/notices/1',
  '/hi/old': '/hi/AboutUs',
  '/bn/old': '/AboutUs',
  '/वार्षिक रिपोर्ट.html': '/AnnualReport',
  '/self': '/self',
  '/loopa': '/loopb',
  '/loopb': '/loopc',
  '/loopc': '/LOOPA/',
  '/moved': '/Trust',
  '/Trust': '/Management',
  '/nowhere': '/NoSuchPage',
  '/no-notice': '/notices/99',
  // Of pages that are shown.
  '/Gallery': '/AboutUs',
  '/Faculty?x=1': '/AboutUs',
  '/used.pdf': `/assets/${SHOWN}`,
  '/unused.pdf': `/assets/${UNUSED}`,
  '/form.pdf': '/docs/pdf/SocityRegistration.pdf',
  '/no-form.pdf': '/docs/pdf/None.pdf',
  '/books.pdf': '/docs/pdf/books/lkg.pdf',
}

beforeAll(() => {
  const pages = samplePages.filter(({ path }) => path !== '/Trust')
  storeContent(pagesSource, '', pages)
  storeContent(schoolSource, '', { ...plainSchool, languages: ['en', 'hi'] })
  storeContent(noticesSource, '', [plainNotice])
  const rows = Object.entries(redirects).map(([old_address, new_address]) => ({
    old_address,
    new_address,
  }))
  storeContent(redirectsSource, '', rows)
})

test.each([
  // Exactly the query comes before another address of a page, and before an address without one.
  ['/index.php?id=5', '/Faculty'],
  ['/INDEX.php?ID=5', '/Faculty'],
  ['/index.php?id=6', null],
  ['/index.php', null],
  ['/index.php?p=12', '/notices/1'],
  ['/notice.asp?id=3', '/TakeAdmission'],
  ['/notice.asp?id=4', '/notices'],
  ['/Notice.ASP/', '/notices'],
  ['/?p=12', '/notices/1'],
  ['/?p=13', null],
  ['/Gallery', null],
  ['/Faculty?x=1', null],
  ['/', null],
  // A campaign, order and encoding do not matter.
  ['/notice.asp?id=3&fbclid=abc', '/TakeAdmission'],
  ['/notice.asp?fbclid=abc&id=3&utm_source=x', '/TakeAdmission'],
  ['/notice.asp?b=2&igsh=x%3D%3D&a=%31', '/Contact%20Us'],
  ['/notice.asp?gclid=1', '/notices'],
  ['/?utm_source=x&p=12', '/notices/1'],
  [
    '/%E0%A4%B5%E0%A4%BE%E0%A4%B0%E0%A5%8D%E0%A4%B7%E0%A4%BF%E0%A4%95%20रिपोर्ट.html',
    '/AnnualReport',
  ],
  // Below a language that the school has, or does not have.
  ['/hi/old?x=1', '/hi/AboutUs'],
  ['/bn/old/', '/AboutUs'],
  // In circles, and to what visitors do not see; a page that was taken off leads on.
  ['/self', null],
  ['/loopa', null],
  ['/loopb', null],
  ['/moved', '/Management'],
  ['/nowhere', null],
  ['/no-notice', null],
  ['/used.pdf', `/assets/${SHOWN}`],
  ['/unused.pdf', null],
  ['/form.pdf', '/docs/pdf/SocityRegistration.pdf'],
  ['/no-form.pdf', null],
  ['/books.pdf', null],
  // A page answers itself.
  ['/Faculty?id=5', null],
  ['/faculty', null],
])('the old address %s leads to %s', async (address, target) => {
  const [path = '', query = ''] = address.split(/(?=\?)/)
  expect(await findOldAddress(path, query)).toBe(target)
})
