import { rmSync, writeFileSync } from 'node:fs'
import { testEnvironment } from '../content/testing/environment.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { startWorker, type Website } from './testing/browser.ts'
import { serviceWorker } from './worker-file.ts'

const mockFolder = temporaryFolder()
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ ...testEnvironment, DATA_DIR: mockFolder }),
}))

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = DAY_MS / 24
const PUBLIC = 's-maxage=3600, stale-while-revalidate=600'

function page(text: string, headers: Record<string, string> = {}) {
  const body = `<html><body class="page">${text}<script src="/_next/static/a.js"></script></body></html>`
  const date = new Date().toUTCString()
  const given = { 'content-type': 'text/html', 'cache-control': PUBLIC, date, ...headers }
  return () => new Response(body, { headers: given })
}

const list = (notices = '') => Response.json({ pages: ['/', '/notices/1'], notices })
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

async function visit(more: Record<string, () => Response> = {}, cached: readonly string[] = []) {
  const website: Website = new Map(
    Object.entries({
      '/': page('Home'),
      '/notices/1': page('Notice'),
      '/Faculty': page('Teachers'),
      '/hi': page('Home in Hindi'),
      '/hi/notices/1': page('Notice in Hindi'),
      '/offline.json': () => list(),
      '/_next/static/a.js': () => new Response('script'),
      ...more,
    }),
  )
  const worker = startWorker(serviceWorker().text, website)
  for (const each of cached) worker.cached.add(each)
  await worker.send('install')
  await worker.send('activate')
  const read = async (path: string) => (await worker.open(path))?.text()
  return { ...worker, website, read }
}

const PAGES = ['/', '/notices/1', '/Faculty']

test('the first visit stores what every visitor needs, the open page, and their files', async () => {
  const { stored } = await visit()
  const list = '/offline.json?language=en'
  expect(stored().sort()).toEqual([...PAGES, '/_next/static/a.js', list].sort())
})

test('a stored page opens without a connection, with its age in its language', async () => {
  const { state, read, open } = await visit()
  await open('/hi')
  state.isOnline = false
  state.now += 2 * HOUR_MS
  expect(await read('/')).toMatch(
    /^<html><body class="page"><aside .*As of .* \(2 hours ago\)\. You/,
  )
  expect(await read('/hi')).toMatch(/<aside role="status" lang="hi-IN".* \(2 घंटे पहले\)। आप ऑफ़लाइन/)
  expect(await read('/hi/notices/1')).toContain('Notice in Hindi')
  expect(await read('/Club')).toContain('this page is not stored')
})

test('what has ended is not shown', async () => {
  const notice = `<article data-until="${inDays(1)}">Notice</article>`
  const home = `<li data-until="${inDays(1)}">Ends</li><li data-until="${inDays(3)}">Stays</li>`
  const { state, read } = await visit({ '/': page(home), '/notices/1': page(notice) })
  state.isOnline = false
  expect(await read('/notices/1')).toContain('Notice')
  expect(await read('/')).not.toContain('hidden')
  state.now += 2 * DAY_MS
  expect(await read('/notices/1')).toContain('this page is not stored')
  expect((await read('/'))?.match(/hidden="">\w+/g)).toEqual(['hidden="">Ends'])
})

test('a page is not shown after 30 days, and then deleted', async () => {
  const { state, read, stored, open } = await visit({
    '/Old': page('Old', { date: new Date(Date.now() - 29 * DAY_MS).toUTCString() }),
  })
  await open('/Old')
  state.isOnline = false
  expect(await read('/Old')).toContain('Old')
  state.now += 2 * DAY_MS
  expect(await read('/Old')).toContain('this page is not stored')
  state.isOnline = true
  await open('/')
  expect(stored()).not.toContain('/Old')
  expect(stored()).toContain('/')
})

test('a notice that is taken back is deleted at the next contact with any page', async () => {
  const { website, stored, open, asked } = await visit()
  website.delete('/notices/1')
  await open('/Faculty')
  expect(stored()).toContain('/notices/1')
  website.set('/offline.json', () => list('changed'))
  website.set('/', page('Home without it'))
  await open('/Faculty')
  expect(stored()).not.toContain('/notices/1')
  asked.length = 0
  await open('/Faculty')
  expect(asked).toEqual(['/Faculty', '/offline.json'])
})

const FONTS = ['latin', 'devanagari', 'bengali'].map((each) => `/fonts/a-${each}-400-normal.woff2`)
const [LATIN = '', HINDI = '', BENGALI = ''] = FONTS
const withFonts = {
  '/': page('<link href="/_next/static/a.css">'),
  '/_next/static/a.css': () => new Response(FONTS.map((each) => `url('${each}')`).join()),
  ...Object.fromEntries(FONTS.map((each) => [each, () => new Response('font')])),
}

test('the font of an Indian script is stored if the device has needed it', async () => {
  const { stored, load, state } = await visit(withFonts, [HINDI])
  const fonts = () => stored().filter((path) => FONTS.includes(path))
  expect(fonts().sort()).toEqual([HINDI, LATIN])
  state.saveData = true
  await load(BENGALI)
  expect(fonts()).not.toContain(BENGALI)
  state.saveData = false
  await load(BENGALI)
  state.isOnline = false
  expect(await (await load(BENGALI))?.text()).toBe('font')
})

const ofOneVisitor = { 'cache-control': 'private, no-store' }

test.each([
  ['of one visitor', '/Club', page('Club', ofOneVisitor)],
  ['with a query', '/FeePaymentRules?class=I', page('Fees')],
  ['of a preview', '/preview/notices', page('Draft')],
  ['of an API', '/api/health', page('{}')],
  ['for transfer certificates', '/TransferCertificate', page('Form')],
  ['for transfer certificates in Hindi', '/hi/TransferCertificate', page('Form')],
  ['rendered for a query', '/dynamic/home', page('Home')],
  ['of a file', '/docs/calendar.pdf', page('PDF')],
  ['of a file of the CMS', '/assets/4f2c', page('PDF', { 'content-type': 'application/pdf' })],
  ['with an error', '/Club', () => new Response('', { status: 500, headers: {} })],
])('an answer %s is not stored', async (_, path, answer) => {
  const { open, stored } = await visit({ [path]: answer })
  const before = stored()
  await open(path)
  expect(stored()).toEqual(before)
})

test('posts are left to the browser', async () => {
  const { open } = await visit()
  expect(await open('/', 'POST')).toBeUndefined()
})

test('nothing is stored for a visitor who saves data', async () => {
  const { state, open, stored } = await visit({ '/Club': page('Club') })
  state.saveData = true
  await open('/Club')
  expect(stored()).not.toContain('/Club')
  state.saveData = false
  await open('/Club')
  expect(stored()).toContain('/Club')
})

test('the file in the data folder replaces the worker by one that removes everything', async () => {
  const before = serviceWorker()
  writeFileSync(`${mockFolder}/no-service-worker`, '')
  const off = serviceWorker()
  rmSync(`${mockFolder}/no-service-worker`)
  expect(serviceWorker()).toEqual(before)
  expect(off.etag).not.toBe(before.etag)
  const { stores, state, send } = startWorker(off.text, new Map())
  stores.set('pages-1', {} as never)
  await send('install')
  await send('activate')
  expect([...stores.keys()]).toEqual([])
  expect(state.isRegistered).toBe(false)
})
