import { sampleRecord } from 'school-schema/sample/sample'
import { getNotice } from '@/lib/notices/notices'
import { sampleAnswersOf } from '@/lib/testing/sample-answers'
import { noticeRow, standInContent, TOMORROW, YESTERDAY } from '@/lib/testing/stand-in-cms'
import type { Language } from 'school-schema/languages'
import { localeOf } from '@/lib/messages/messages'
import { noticeMetadata } from '@/lib/metadata/metadata'
import { GET as getOfflineList } from './offline.json/route'
import sitemap from './sitemap'

jest.mock('@/lib/server/log', () => ({ log: { info() {}, warn() {}, error() {} } }))

const DAY = '2026-11-24'
const SITE = 'http://127.0.0.1:1'

const inHindi = { language: 'hi', title: 'मेला', description: '<p>शुक्रवार को</p>' }

standInContent({
  school: { ...sampleRecord('school', DAY), languages: ['hi'] },
  disclosure: { principal_name: null },
  notification: [
    noticeRow(1),
    noticeRow(2, { publish_until: YESTERDAY }),
    noticeRow(3, { publish_from: TOMORROW }),
    noticeRow(4, { publish_until: TOMORROW, translations: [inHindi] }),
    noticeRow(5, { translations: [{ ...inHindi, draft: true }] }),
    // The school has no website in Bengali.
    noticeRow(6, { translations: [{ ...inHindi, language: 'bn' }] }),
    // It is written in Hindi.
    noticeRow(7, { title: inHindi.title }),
  ],
  pages: sampleAnswersOf('pages', DAY).map((row) => ({ content: null, ...row })),
})

const isNotice = (address: string) => /\/notices\/\d/.test(address)
const SHOWN = [1, 4, 5, 6, 7].map((id) => `/notices/${id}`)

test('the sitemap has what is shown now, each address in its languages', async () => {
  const entries = await sitemap()
  const paths = entries.map(({ url }) => url.replace(SITE, ''))
  expect(paths.filter(isNotice).toSorted()).toEqual(['/hi/notices/4', ...SHOWN])
  expect(paths).toEqual(expect.arrayContaining(['/', '/FeePaymentRules', '/notices']))
  expect(paths).not.toContain('/search')
  const alternates = entries
    .filter(({ url }) => isNotice(url))
    .flatMap((entry) => entry.alternates?.languages ?? [])
  const ofBoth = {
    en: `${SITE}/notices/4`,
    hi: `${SITE}/hi/notices/4`,
    'x-default': `${SITE}/notices/4`,
  }
  expect(alternates).toEqual([ofBoth, ofBoth])
})

test.each<[language: Language, id: number, canonical: string, isIndexed: boolean]>([
  ['en', 4, '/notices/4', true],
  ['hi', 4, '/hi/notices/4', true],
  // Its text in Hindi is a draft.
  ['hi', 5, '/notices/5', true],
  ['en', 2, '/notices/2', false],
  // What is not translated has one address.
  ['en', 7, '/notices/7', true],
  ['hi', 7, '/notices/7', true],
])(
  'search engines see in %s notice %i at %s, with its translations, and no past one',
  async (language, id, canonical, isIndexed) => {
    const found = await getNotice(language, id)
    if (!found) throw new Error(`There is no notice ${id}`)
    const { alternates, robots, openGraph } = await noticeMetadata(localeOf(language), found)
    expect(alternates?.canonical).toBe(canonical)
    expect(openGraph?.url).toBe(canonical)
    const all = { en: '/notices/4', hi: '/hi/notices/4', 'x-default': '/notices/4' }
    expect(alternates?.languages).toEqual(id === 4 ? all : {})
    expect(robots).toEqual(isIndexed ? undefined : { index: false })
  },
)

test('a phone without a connection knows when a notice ends, and stores none that is over', async () => {
  const { pages, ends } = (await (await getOfflineList()).json()) as {
    pages: string[]
    ends: Record<string, string>
  }
  expect(ends).toEqual({ '/notices/4': TOMORROW })
  expect(pages.filter(isNotice).toSorted()).toEqual(SHOWN)
})
