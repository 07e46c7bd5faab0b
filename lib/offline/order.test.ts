import { startPhone } from './testing/phone.ts'
import { list, page, pages, textAt } from './testing/website.ts'

const mockSchool = { name: 'Nava Bharati', phone: '0353 123', languages: ['en', 'hi'] }

jest.mock('../school/school.ts', () => ({ getSchool: () => Promise.resolve(mockSchool) }))
jest.mock('../server/environment.ts', () => ({ siteEnvironment: () => ({ DATA_DIR: '/none' }) }))

/** After everything that waits for nothing else. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test.each(['/', '/notices/3', '/offline.json'])(
  'a notice that gets an end while %s of a visit arrives late is hidden after it',
  async (path) => {
    const answers = { ...pages }
    const website = { ...list, ends: {} }
    const phone = await startPhone(answers, website)
    await phone.install()
    website.notices = 'b'
    const { promise, resolve } = Promise.withResolvers<void>()
    phone.late.set(path, promise)
    const visits = [phone.open('/Faculty')]
    await settled()
    Object.assign(website, { notices: 'c', ends: list.ends })
    phone.state.now += 1_000
    visits.push(phone.open('/hi'))
    await settled()
    resolve()
    await Promise.all(visits)
    phone.state.isOnline = false
    phone.state.now = Date.parse('2026-11-28T18:30:00Z')
    expect(await textAt(phone, '/notices/3')).not.toContain('<h1>Sports day</h1>')
  },
)

test('a notice in a language that was not read since it got an end is hidden after it', async () => {
  const website = { ...list, ends: {} }
  const phone = await startPhone({ ...pages, '/hi/notices/3': page('खेल', '<article>') }, website)
  await phone.open('/hi/notices/3')
  phone.state.now += 1_000
  Object.assign(website, { notices: 'b', ends: list.ends })
  await phone.open('/Faculty')
  phone.state.isOnline = false
  expect(await textAt(phone, '/hi/notices/3')).toContain('खेल')
  phone.state.now = Date.parse('2026-11-28T18:30:00Z')
  expect(await textAt(phone, '/hi/notices/3')).not.toContain('खेल')
})

test('a page that was answered earlier does not replace a later one', async () => {
  const answers = { ...pages }
  const phone = await startPhone(answers, list)
  await phone.install()
  const { promise, resolve } = Promise.withResolvers<void>()
  phone.late.set('/Faculty', promise)
  const visit = phone.open('/Faculty')
  await settled()
  phone.state.now += 1_000
  answers['/Faculty'] = page('Staff')
  await phone.open('/Faculty')
  resolve()
  await visit
  phone.state.isOnline = false
  expect(await textAt(phone, '/Faculty')).toContain('Staff')
})
