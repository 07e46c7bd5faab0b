import { pagesSource } from '../pages/pages.ts'
import { listLinks, redirectsSource } from './redirects.ts'
import { storeContent } from '../content/store/store.ts'
import { samplePages } from '../testing/sample-rows.ts'

const redirect = (old_address: string, new_address: string) => ({ old_address, new_address })

beforeAll(() => {
  storeContent(
    pagesSource,
    '',
    samplePages.filter(({ path }) => path !== '/Vision&Mission' && path !== '/Trust'),
  )
  storeContent(redirectsSource, '', [
    redirect('/Vision&Mission', '/site-map'),
    redirect('/Trust', '/Management'),
  ])
})

test.each([
  ['with the title of its page', { text: null, path: '/Library' }, 'Library'],
  ['with words of its own', { text: 'Our books', path: '/Library' }, 'Our books'],
  ['to a page that has moved', { text: 'The trust', path: '/Trust' }, 'The trust'],
  ['to a file', { text: 'The form', path: '/docs/pdf/SocityRegistration.pdf' }, 'The form'],
  ['to another website', { text: 'The Board', path: 'https://www.cbse.gov.in/' }, 'The Board'],
  ['to the list of all pages', { text: 'All pages', path: '/site-map' }, 'All pages'],
  ['to a page that was taken off', { text: 'Our values', path: '/Vision&Mission' }, undefined],
  ['without words to no page', { text: null, path: '/NoSuchPage' }, undefined],
])('a link %s', async (_what, link, shown) => {
  expect((await listLinks('en', [link]))[0]?.text).toBe(shown)
})
