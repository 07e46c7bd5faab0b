import { noticesSource } from '../notices/notices.ts'
import { pagesSource } from '../pages/pages.ts'
import { redirectsSource } from './redirects.ts'
import { schoolSource } from '../school/school.ts'
import { storeContent } from '../content/store/store.ts'
import { plainNotice, plainSchool } from '../testing/plain.ts'
import { samplePages } from '../testing/sample-rows.ts'
import { resolveAddress } from './resolve.ts'

jest.mock('../files/published-files.ts', () => ({
  isPublishedFile: () => Promise.resolve(false),
  isLinkedDocument: (path: string) => Promise.resolve(!path.includes('/books/')),
}))

const redirects = {
  '/?p=12': '/notices/1',
  '/index.php?id=5': '/Faculty',
  '/old.html': '/AboutUs',
  '/books/lkg.html': '/Booklist',
  '/docs/pdf/books/lkg.pdf': '/Booklist',
}

beforeAll(() => {
  const rows = Object.entries(redirects).map(([old_address, new_address]) => ({
    old_address,
    new_address,
  }))
  storeContent(pagesSource, '', samplePages)
  storeContent(schoolSource, '', { ...plainSchool, languages: ['en', 'hi'] })
  storeContent(noticesSource, '', [plainNotice])
  storeContent(redirectsSource, '', rows)
})

const page = (path: string, language = 'en') => ({ kind: 'page', path, language })
const canonical = (location: string) => ({ kind: 'canonical', location })
const moved = (location: string) => ({ kind: 'moved', location })
const missing = (language = 'en') => ({ kind: 'missing', language })
const route = { kind: 'route' }
const routeAt = (path: string) => ({ kind: 'route', path })

test.each([
  ['/', page('/')],
  ['/?utm_source=x', page('/')],
  ['/hi', page('/', 'hi')],
  ['/Contact%20Us', page('/Contact Us')],
  ['/Vision&Mission', page('/Vision&Mission')],
  ['/Vision%26Mission', page('/Vision&Mission')],
  ['/hi/Contact%20Us', page('/Contact Us', 'hi')],
  ['/notices/1', page('/notices/1')],
  ['/hi/notices/1', page('/notices/1', 'hi')],
  // Another spelling, with its query.
  ['/contact-us?a=b', canonical('/Contact%20Us?a=b')],
  ['/AboutUs/', canonical('/AboutUs')],
  ['/hi/', canonical('/hi')],
  ['/HI/aboutus', canonical('/hi/AboutUs')],
  ['/en/AboutUs', canonical('/AboutUs')],
  ['/en', canonical('/')],
  ['/AboutUs.html', canonical('/AboutUs')],
  ['/hi/AboutUs.html', canonical('/hi/AboutUs')],
  // Addresses of an earlier website.
  ['/?p=12', moved('/notices/1')],
  ['/index.php?id=5', moved('/Faculty')],
  ['/old.html', moved('/AboutUs')],
  ['/hi/old.html', moved('/hi/AboutUs')],
  ['/docs/pdf/books/lkg.pdf', moved('/Booklist')],
  // Files and other routes.
  ['/api/health', route],
  ['/api/health/', route],
  ['/sitemap.xml', route],
  ['/favicon.ico', route],
  ['/calendar.ics', routeAt('/en/calendar.ics')],
  ['/hi/manifest.webmanifest', routeAt('/hi/manifest.webmanifest')],
  ['/notices/feed.xml', routeAt('/en/notices/feed.xml')],
  ['/hi/notices/1/calendar.ics', routeAt('/hi/notices/1/calendar.ics')],
  ['/notices/99/calendar.ics', missing()],
  ['/language.js', route],
  ['/docs/pdf/SocityRegistration.pdf', route],
  // Nothing: a language that the school does not have, inner paths, and names of routes alone.
  ['/nothing', missing()],
  ['/hi/nothing', missing('hi')],
  ['/bn', missing()],
  ['/bn/AboutUs', missing()],
  ['/notices/99', missing()],
  ['/notices/archive/1999', missing()],
  ['/missing', missing()],
  ['/hi/missing', missing('hi')],
  ['/on-request/search', missing()],
  ['/api', missing()],
  ['/api/nothing', missing()],
  ['/assets/a/b', missing()],
  ['/pictures/nothing.png', missing()],
  ['/docs', missing()],
  ['/_next/nothing', missing()],
  ['/_not-found', missing()],
  ['/_global-error', missing()],
  ['/constructor', missing()],
  ['/%', missing()],
])('%s is %j', async (address, expected) => {
  const [path = '', query = ''] = address.split(/(?=\?)/)
  expect(await resolveAddress(path, query)).toEqual(expected)
})

test.each([
  ['/', page('/', 'hi')],
  ['/AboutUs', page('/AboutUs', 'hi')],
  ['/notices/1', page('/notices/1', 'hi')],
  ['/en', page('/', 'en')],
  ['/en/AboutUs', page('/AboutUs', 'en')],
  ['/calendar.ics', routeAt('/hi/calendar.ics')],
  ['/en/calendar.ics', routeAt('/en/calendar.ics')],
  // Addresses from before lead on at once.
  ['/hi', canonical('/')],
  ['/hi/AboutUs', canonical('/AboutUs')],
  ['/HI/aboutus/', canonical('/AboutUs')],
  ['/hi/calendar.ics', canonical('/calendar.ics')],
  ['/hi/notices/1?x=1', canonical('/notices/1?x=1')],
  ['/EN/aboutus.html', canonical('/en/AboutUs')],
  ['/old.html', moved('/AboutUs')],
  ['/hi/old.html', moved('/AboutUs')],
  ['/en/old.html', moved('/en/AboutUs')],
  ['/nothing', missing('hi')],
  ['/hi/nothing', canonical('/nothing')],
  ['/en/nothing', missing('en')],
  ['/bn/AboutUs', missing('hi')],
])('if Hindi is the first language, %s is %j', async (address, expected) => {
  const [path = '', query = ''] = address.split(/(?=\?)/)
  storeContent(schoolSource, '', { ...plainSchool, languages: ['hi', 'en'] })
  expect(await resolveAddress(path, query)).toEqual(expected)
})
