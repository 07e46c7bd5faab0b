import { listChangedPages } from './changed-pages.ts'
import PageCache from './page-cache.ts'

jest.mock('./transform-cached-html.ts', () => ({ transformCachedHtml: () => undefined }))

const cache = new PageCache()
const page = (tags: string) => ({
  kind: 'APP_PAGE',
  html: '',
  headers: { 'x-next-cache-tags': tags },
})

test('the changed pages are listed by the addresses that visitors request', async () => {
  expect(listChangedPages()).toBeNull()
  const paths = ['/index', '/AboutUs', '/hi', '/hi/AboutUs', '/en/calendar.ics']
  for (const path of paths) await cache.set(`/route-cache/APP_PAGE/0a/$${path}`, page('school'), {})
  await cache.set('/Contact$', page('notices'), {})
  expect(listChangedPages()).toEqual([])
  await cache.revalidateTag('school', { expire: 10 })
  expect(listChangedPages()).toEqual(['/', '/AboutUs', '/hi', '/hi/AboutUs', '/calendar.ics'])
  await cache.revalidateTag('notices', { expire: 10 })
  expect(listChangedPages()).toContain('/Contact$')
})
