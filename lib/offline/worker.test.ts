import { startPhone } from './testing/phone.ts'
import { list, pages, textAt } from './testing/website.ts'

const mockSchool = { name: 'Nava Bharati', phone: '0353 123', languages: ['en', 'hi'] }

jest.mock('../school/school.ts', () => ({ getSchool: () => Promise.resolve(mockSchool) }))
jest.mock('../server/environment.ts', () => ({ siteEnvironment: () => ({ DATA_DIR: '/none' }) }))

/** A phone that has visited the website, without a connection. */
async function visited(opened: readonly string[] = [], isFirst = true) {
  const phone = await startPhone(pages, list)
  if (isFirst) await phone.install()
  for (const address of opened) await phone.open(address)
  phone.state.isOnline = false
  return phone
}

test.each([
  ['/notices?utm_source=whatsapp', 'Notices'],
  ['/?fbclid=IwAR0', 'Learn'],
  ['/notices/', 'Notices'],
  ['//notices', 'Notices'],
  ['/NOTICES', 'Notices'],
  ['/index.html', 'Learn'],
  ['/notices.html', 'Notices'],
  ['/Contact+Us', 'Contact us'],
  ['/contact-us/', 'Contact us'],
  ['/contact%2520us', 'Contact us'],
  ['/telephone', 'Contact us'],
  ['/en/notices', 'Notices'],
  ['/notices?class=VI', 'Notices'],
])('without a connection %s opens %s', async (address, title) => {
  expect(await textAt(await visited(), address)).toContain(`<h1>${title}</h1>`)
})

test.each([
  ['/search?q=fees', 'en'],
  ['/Club', 'en'],
  ['/assets/1.pdf', 'en'],
  ['/preview/enter', 'en'],
  ['/hi/Club', 'hi'],
  ['/bn', 'bn'],
])(
  '%s, which is not stored, names the school, its number and what is stored',
  async (address, language) => {
    const phone = await visited()
    const response = await phone.open(address)
    const html = await response?.text()
    expect(response?.status).toBe(503)
    expect(html).toContain(`<html lang="${language}-IN">`)
    expect(html).toContain('Nava Bharati')
    expect(html).toContain('href="tel:0353123"')
    const links = [...(html ?? '').matchAll(/<a href="(\/[^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['/', '/notices', '/Contact%20Us', '/notices/3'])
  },
)

test('a phone that reads Hindi opens the start of the website in Hindi, and names pages in Hindi', async () => {
  const phone = await visited(['/hi', '/hi/Faculty'], false)
  await phone.store.delete('/notices')
  expect(await textAt(phone, '/')).toContain('<h1>सीखें</h1>')
  expect(await textAt(phone, '/Faculty')).toContain('<h1>शिक्षक</h1>')
  const missing = await textAt(phone, '/Club')
  expect(missing).toContain('<html lang="hi-IN">')
  expect(missing).toContain('href="/hi/Faculty"')
})

test('what speaks of a day is hidden after it, and a notice after the end that it got later', async () => {
  const phone = await visited()
  expect(await textAt(phone, '/')).not.toContain('hidden')
  expect(await textAt(phone, '/notices/3')).toContain('<h1>Sports day</h1>')
  phone.state.now = Date.parse('2026-11-28T18:30:00Z')
  expect(await textAt(phone, '/')).toContain('data-until="2026-11-28T18:30:00.000Z" hidden=""')
  expect(await textAt(phone, '/notices/3')).not.toContain('<h1>Sports day</h1>')
})

test.each([
  ['/', 0, 'As of 28 November 2026 at 10:25pm (just now).<span data-offline> You are offline.'],
  ['/', 60 * 24, 'at 10:25pm (yesterday).'],
  ['/hi', 0, '28 नवंबर 2026, रात 10:25 बजे की जानकारी (अभी-अभी)।'],
  ['/hi', 125, 'रात 10:25 बजे की जानकारी (2 घंटे पहले)।'],
])('%s after %i minutes says so', async (address, minutes, text) => {
  const phone = await visited([address])
  phone.state.now += minutes * 60_000
  expect(await textAt(phone, address)).toContain(text)
})

test('a full phone stores what fits, and requests it once', async () => {
  const phone = await startPhone(pages, list)
  phone.store.space = 3
  await phone.install()
  expect(phone.store.paths()).toEqual(['/', '/notices', '/offline.json?language=en'])
  phone.state.requests = []
  await phone.open('/notices')
  await phone.open('/Contact%20Us')
  expect(phone.state.requests).toEqual([
    '/notices',
    '/offline.json',
    '/Contact%20Us',
    '/offline.json',
  ])
})

test('a search and what else is asked of an address are not stored', async () => {
  const phone = await visited(['/search?q=fees', '/search', '/notices?show=x', '/Faculty?q=1'])
  expect(phone.store.paths()).toEqual([...list.pages, '/offline.json?language=en'])
})

test('a page that the school has withdrawn is not stored any more, with the next page that is opened', async () => {
  const answers = { ...pages }
  const notice = { ...list }
  const phone = await startPhone(answers, notice)
  await phone.install()
  Reflect.deleteProperty(answers, '/notices/3')
  Object.assign(notice, { pages: ['/', '/notices'], notices: 'b' })
  await phone.open('/notices')
  expect(phone.store.paths()).not.toContain('/notices/3')
  phone.state.isOnline = false
  expect(await textAt(phone, '/notices/3')).not.toContain('Sports day')
})

test('a page that is a month old is not shown', async () => {
  const phone = await visited()
  phone.state.now += 31 * 24 * 3_600_000
  const response = await phone.open('/Contact%20Us')
  expect(response?.status).toBe(503)
  expect(await response?.text()).not.toContain('<h1>Contact us</h1>')
})

test('a page that no cache may store is not stored', async () => {
  const phone = await startPhone(pages, list, {
    '/Faculty': 'public, no-store',
    '/hi/Faculty': 'max-age=60',
    '/hi': 'public',
  })
  for (const path of ['/Faculty', '/hi/Faculty', '/hi']) await phone.open(path)
  expect(phone.store.paths()).toContain('/hi')
  for (const path of ['/Faculty', '/hi/Faculty']) expect(phone.store.paths()).not.toContain(path)
})

test('on a slow line only what was opened is stored', async () => {
  const phone = await startPhone(pages, list)
  phone.state.connection = { effectiveType: '3g' }
  await phone.install()
  await phone.open('/Faculty')
  expect(phone.state.requests).toEqual(['/Faculty'])
  phone.state.isOnline = false
  expect(await textAt(phone, '/Faculty')).toContain('Teachers')
  expect(await textAt(phone, '/')).not.toContain('Learn')
})

test('if Hindi is the first language, addresses without a prefix are in it', async () => {
  mockSchool.languages = ['hi', 'en']
  const phone = await visited()
  mockSchool.languages = ['en', 'hi']
  expect(await textAt(phone, '/hi/notices')).toContain('<h1>Notices</h1>')
  for (const [address, language] of [
    ['/Club', 'hi'],
    ['/hi/Club', 'hi'],
    ['/en/Club', 'en'],
  ] as const)
    expect(await textAt(phone, address)).toContain(`<html lang="${language}-IN">`)
})
