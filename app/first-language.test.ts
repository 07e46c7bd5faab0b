import { sampleRecord } from 'school-schema/sample/sample'
import type { Language } from 'school-schema/languages'
import { getNotice } from '@/lib/notices/notices'
import { serviceWorker } from '@/lib/offline/worker-file'
import { getLocale } from '@/lib/pages/languages'
import { sampleAnswersOf } from '@/lib/testing/sample-answers'
import { noticeRow, standInContent } from '@/lib/testing/stand-in-cms'
import { noticeMetadata } from '@/lib/metadata/metadata'
import { GET as getFeed } from './[language]/notices/feed.xml/route'
import { GET as getManifest } from './[language]/manifest.webmanifest/route'
import { GET as getOfflineList } from './offline.json/route'
import sitemap from './sitemap'

jest.mock('@/lib/server/log', () => ({ log: { info() {}, warn() {}, error() {} } }))

const DAY = '2026-11-24'
const SITE = 'http://127.0.0.1:1'

const inHindi = { title: 'विज्ञान मेला', description: '<p>शुक्रवार को CBSE के नियम से</p>' }
const inEnglish = { title: 'Science fair', description: '<p>On Friday</p>' }

// Hindi is the first language of this school.
standInContent({
  school: { ...sampleRecord('school', DAY), languages: ['en', 'hi'], first_language: 'hi' },
  disclosure: { principal_name: null },
  notification: [
    noticeRow(1, { ...inEnglish, translations: [{ language: 'hi', ...inHindi }] }),
    noticeRow(2, inHindi),
    noticeRow(3, inEnglish),
    noticeRow(4, { ...inHindi, translations: [{ language: 'en', ...inEnglish }] }),
  ],
  pages: sampleAnswersOf('pages', DAY).map((row) => ({ content: null, ...row })),
})

test('the sitemap has Hindi without a prefix and English below /en, as far as each is translated', async () => {
  const entries = await sitemap()
  const paths = entries.map(({ url }) => url.replace(SITE, ''))
  expect(paths.filter((path) => /\/notices\/\d/.test(path)).toSorted()).toEqual([
    '/en/notices/1',
    '/en/notices/4',
    '/notices/1',
    '/notices/2',
    '/notices/3',
    '/notices/4',
  ])
  expect(paths).toEqual(expect.arrayContaining(['/', '/AboutUs', '/en', '/en/AboutUs']))
  expect(paths.some((path) => path.startsWith('/hi'))).toBe(false)
  const home = entries.find(({ url }) => url === `${SITE}/`)
  expect(home?.alternates?.languages).toEqual({
    hi: `${SITE}/`,
    en: `${SITE}/en`,
    'x-default': `${SITE}/`,
  })
})

test.each<[language: Language, id: number, canonical: string, isInBoth: boolean]>([
  ['hi', 1, '/notices/1', true],
  ['en', 1, '/en/notices/1', true],
  ['hi', 2, '/notices/2', false],
  ['en', 2, '/notices/2', false],
  ['hi', 3, '/notices/3', false],
  ['en', 3, '/notices/3', false],
  ['en', 4, '/en/notices/4', true],
])('search engines see in %s notice %i at %s', async (language, id, canonical, isInBoth) => {
  const found = await getNotice(language, id)
  if (!found) throw new Error(`There is no notice ${id}`)
  const { alternates } = await noticeMetadata(await getLocale(language), found)
  const both = { hi: `/notices/${id}`, en: `/en/notices/${id}`, 'x-default': `/notices/${id}` }
  expect(alternates).toEqual({ canonical, languages: isInBoth ? both : {} })
})

test.each([
  ['hi', '/', '/notices/1', inHindi.title],
  ['en', '/en', '/en/notices/1', inEnglish.title],
])('the feed and the manifest in %s lead to %s and %s', async (language, start, href, title) => {
  const context = { params: Promise.resolve({ language }) }
  const feed = await (await getFeed(new Request(SITE), context)).text()
  expect(feed).toContain(`xml:lang="${language}-IN"`)
  expect(feed).toContain(`${SITE}${href}"`)
  expect(feed).toContain(title)
  const manifest: unknown = await (await getManifest(new Request(SITE), context)).json()
  expect(manifest).toMatchObject({ lang: `${language}-IN`, id: start, start_url: start })
})

test('a phone takes addresses without a prefix for Hindi, and stores them again after a change of the first language', async () => {
  expect(await serviceWorker()).toContain('"texts":{"hi":{')
  expect(await (await getOfflineList()).json()).toMatchObject({ first: 'hi' })
})
