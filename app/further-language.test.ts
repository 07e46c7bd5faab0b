import type * as fs from 'node:fs'
import type * as languageList from 'school-schema/language-list'
import { sampleRecord } from 'school-schema/sample/sample'
import { isLanguage, type Language } from 'school-schema/languages'
import { parsePagePath } from 'school-schema/pages/page-kinds'
import { withoutLanguage } from 'school-schema/addresses/redirects'
import { school as schoolFields } from 'school-schema/school/school'
import { resolveAddress } from '@/lib/addresses/resolve'
import { findPage, listPages } from '@/lib/pages/pages'
import { manifestOf } from '@/lib/metadata/manifest'
import { metadataOf, noticeMetadata } from '@/lib/metadata/metadata'
import { localeOf } from '@/lib/messages/messages'
import { getNotice } from '@/lib/notices/notices'
import { getSchool } from '@/lib/school/school'
import { sampleAnswersOf } from '@/lib/testing/sample-answers'
import { noticeRow, standInContent } from '@/lib/testing/stand-in-cms'
import { GET as getFeed } from './[language]/notices/feed.xml/route'
import sitemap from './sitemap'

jest.mock('@/lib/server/log', () => ({ log: { info() {}, warn() {}, error() {} } }))

/** The entry of a further language. */
jest.mock('school-schema/language-list', () => {
  const actual = jest.requireActual<typeof languageList>('school-schema/language-list')
  const as = { name: 'অসমীয়া', english: 'Assamese', script: 'Bengali' }
  return { ...actual, LANGUAGES: { ...actual.LANGUAGES, as } }
})

/** Its file of messages, with ten of them. */
jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs')
  const messages = {
    frame: { menu: 'মেনু', skip: 'মূল বিষয়লৈ যাওক', languages: 'ভাষা' },
    notices: { all: 'সকলো জাননী', of: '{day} তাৰিখৰ জাননী' },
    subscribe: { feed: { name: 'জাননীৰ ফীড' } },
    values: { soon: 'সোনকালে', months: '{count} মাহ', days: '{count} দিন' },
    home: { title: '{name}, {town}' },
  }
  const readFileSync = (file: unknown, ...options: unknown[]): unknown =>
    String(file).endsWith('content/messages/as.json')
      ? JSON.stringify(messages)
      : Reflect.apply(actual.readFileSync, actual, [file, ...options])
  return { ...actual, readFileSync }
})

const DAY = '2026-11-24'
const SITE = 'http://127.0.0.1:1'
const assamese = { language: 'as', title: 'মেলা', description: '<p>শুক্ৰবাৰে</p>' }

standInContent({
  school: { ...sampleRecord('school', DAY), languages: ['as'] },
  disclosure: { principal_name: null },
  notification: [noticeRow(4, { translations: [assamese] })],
  pages: sampleAnswersOf('pages', DAY).map((row) => ({
    content: null,
    ...row,
    ...('kind' in row && row.kind === 'about'
      ? { translations: [{ ...assamese, summary: 'মেলা', content: '<p>মেলা</p>' }] }
      : {}),
  })),
})

function added(): Language {
  const language: string = 'as'
  if (!isLanguage(language)) throw new Error('The entry is not read')
  return language
}

test('its messages are said, the others in English', () => {
  const { messages, t } = localeOf(added())
  expect(t('values.months', { count: 3 })).toBe('3 মাহ')
  expect(t('notices.of', { day: 'x' })).toBe('x তাৰিখৰ জাননী')
  expect(messages.error.title).toBe(localeOf('en').messages.error.title)
  expect(t('notices.count', { count: 2 })).toBe('2 notices')
  expect(localeOf('hi').messages.calendar.columns).toHaveLength(3)
})

test('every page has an address in it, which no page or redirect can have', async () => {
  const pages = await listPages('en')
  expect(pages.length).toBeGreaterThan(30)
  for (const { path } of pages) {
    const local = encodeURI(`/as${path === '/' ? '' : path}`)
    expect(await resolveAddress(local, '')).toEqual({ kind: 'page', path, language: 'as' })
  }
  expect(await resolveAddress('/as/notices/4', '')).toMatchObject({ kind: 'page' })
  expect(await resolveAddress('/as/nothing', '')).toEqual({ kind: 'missing', language: 'as' })
  expect(parsePagePath('/as')).toBeNull()
  expect(withoutLanguage('/as/AboutUs')).toBe('/AboutUs')
})

test('search engines find what is translated at a separate address', async () => {
  const ofFair = {
    en: '/notices/4',
    as: '/as/notices/4',
    'x-default': '/notices/4',
  }
  const locale = localeOf(added())
  const [fair, about, fees] = await Promise.all([
    getNotice(added(), 4).then((notice) => notice && noticeMetadata(locale, notice)),
    findPage(added(), '/AboutUs').then((page) => page && metadataOf(locale, page)),
    findPage(added(), '/FeePaymentRules').then((page) => page && metadataOf(locale, page)),
  ])
  expect(fair?.alternates).toEqual({ canonical: '/as/notices/4', languages: ofFair })
  expect(fair?.openGraph).toMatchObject({ locale: 'as_IN', url: '/as/notices/4' })
  expect(about?.alternates?.canonical).toBe('/as/AboutUs')
  expect(about?.manifest).toBe('/as/manifest.webmanifest')
  expect(fees?.alternates).toEqual({ canonical: '/FeePaymentRules', languages: {} })
  const paths = (await sitemap()).map(({ url }) => url.replace(SITE, ''))
  expect(paths).toEqual(expect.arrayContaining(['/as/notices/4', '/as/AboutUs']))
})

test('its feed and manifest are in it, and the office can choose it', async () => {
  const params = Promise.resolve({ language: 'as' })
  const feed = await (await getFeed(new Request(SITE), { params })).text()
  expect(feed).toContain('xml:lang="as-IN"')
  expect(feed).toContain('মেলা')
  expect(feed).toContain(`${SITE}/as/notices/4`)
  const school = await getSchool('en')
  expect(manifestOf(localeOf(added()), school)).toMatchObject({
    lang: 'as-IN',
    start_url: '/as',
  })
  expect(JSON.stringify(schoolFields)).toContain('অসমীয়া (Assamese)')
})
