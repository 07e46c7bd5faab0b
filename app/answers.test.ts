import { randomUUID } from 'node:crypto'
import { sampleRecord } from 'school-schema/sample'
import { list, standInCms } from '@/lib/content/testing/stand-in-cms'
import { sampleAnswersOf } from '@/lib/content/testing/sample-answers'
import { plainFile } from '@/lib/content/testing/plain'
import { GET as getAsset } from './assets/[id]/route'
import { GET as getOfflineList } from './offline.json/route'
import sitemap from './sitemap'

// What the website answers for some rows of the CMS, whatever is in between.

jest.mock('next/cache', () => ({ unstable_cache: () => () => Promise.resolve(true) }))
jest.mock('@/lib/server/log', () => ({ log: { info() {}, warn() {}, error() {} } }))

const DAY = '2026-11-24'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const [YESTERDAY, TOMORROW] = [inDays(-1), inDays(1)]

const names = [
  'attached',
  'linked',
  'past',
  'future',
  'translated',
  'unfinished',
  'later',
  'foreign',
  'picture',
  'unused',
] as const
const files = Object.fromEntries(names.map((name) => [name, randomUUID()])) as Record<
  (typeof names)[number],
  string
>
const { filename, bytes, modified, ...file } = plainFile
const fileOf = (id: string) => ({ ...file, id, filename_download: filename, filesize: bytes })
const linkTo = (id: string) => `<p><a href="/assets/${id}">Read it</a></p>`
const inHindi = (id: string, more = {}) => ({
  language: 'hi',
  title: 'सूचना',
  description: linkTo(id),
  ...more,
})

const notice = (id: number, more: object = {}) => ({
  id,
  title: `Notice ${id}`,
  date: DAY,
  description: null,
  file: null,
  date_created: `${DAY}T04:00:00Z`,
  ...more,
})
const notices = [
  notice(1, { file: fileOf(files.attached), description: linkTo(files.linked) }),
  notice(2, { file: fileOf(files.past), publish_until: YESTERDAY }),
  notice(3, { file: fileOf(files.future), publish_from: TOMORROW }),
  notice(4, { publish_until: TOMORROW, translations: [inHindi(files.translated)] }),
  notice(5, { translations: [inHindi(files.unfinished, { draft: true })] }),
  notice(6, { translations: [inHindi(files.later, { publish_from: TOMORROW })] }),
  // The school has no website in Bengali.
  notice(7, { translations: [inHindi(files.foreign, { language: 'bn' })] }),
]

const pictureOf = (id: string) => ({
  directus_files_id: { ...fileOf(id), type: 'image/webp', width: 900, height: 600 },
})
/** As the CMS answers: a list in a row ends at 100, if nothing else is requested. */
const albumFor = (search: string) => {
  const images = [...Array.from({ length: 104 }, randomUUID), files.picture].map(pictureOf)
  const isWhole = /"?_limit"?\]?[:=]-1\b/.test(decodeURIComponent(search))
  return { id: 1, title: 'Fair', images: isWhole ? images : images.slice(0, 100) }
}

const records: Record<string, object> = {
  school: { ...sampleRecord('school', DAY), languages: ['hi'] },
  disclosure: { principal_name: null },
}
const rows: Record<string, object[]> = {
  notification: notices,
  pages: sampleAnswersOf('pages', DAY).map((row) => ({ content: null, ...row })),
}
standInCms(({ pathname, search }) => {
  const name = pathname.split('/').at(-1) ?? ''
  if (name === 'gallery') return list([albumFor(search)])
  if (pathname.startsWith('/assets/')) return { body: `The file ${name}` }
  return records[name] ? { body: JSON.stringify({ data: records[name] }) } : list(rows[name] ?? [])
})

const SITE = 'http://127.0.0.1:1'

async function statusOf(id: string) {
  const request = new Request(`${SITE}/assets/${id}`)
  return (await getAsset(request, { params: Promise.resolve({ id }) })).status
}

test.each<[what: string, name: (typeof names)[number], status: number]>([
  ['attached to a notice', 'attached', 200],
  ['linked in a notice', 'linked', 200],
  ['of a past notice', 'past', 200],
  ['of a notice before its time', 'future', 404],
  ['that only a translation links', 'translated', 200],
  ['in the draft of a translation', 'unfinished', 404],
  ['in a translation before its time', 'later', 404],
  ['in a language that the school does not have', 'foreign', 404],
  ['that is the last of an album of 105', 'picture', 200],
  ['that nothing shows', 'unused', 404],
])('a file %s', async (_what, name, status) => {
  expect(await statusOf(files[name])).toBe(status)
})

test('the sitemap has what is shown now, each address in its languages', async () => {
  const entries = await sitemap()
  const pathOf = (url: string | undefined) => url && url.replace(SITE, '')
  const found = entries.filter(({ url }) => /\/notices\/\d/.test(url))
  expect(found.map(({ url }) => pathOf(url)).toSorted()).toEqual([
    '/hi/notices/4',
    ...[1, 4, 5, 6, 7].map((id) => `/notices/${id}`),
  ])
  const languages = found
    .filter(({ alternates }) => alternates)
    .map(({ alternates }) => Object.entries(alternates?.languages ?? {}))
  const ofBoth = [
    ['en', `${SITE}/notices/4`],
    ['hi', `${SITE}/hi/notices/4`],
    ['x-default', `${SITE}/notices/4`],
  ]
  expect(languages).toEqual([ofBoth, ofBoth])
  const paths = entries.map(({ url }) => pathOf(url))
  expect(paths).toEqual(expect.arrayContaining(['/', '/FeePaymentRules', '/notices']))
  expect(paths).not.toContain('/search')
})

test('a phone without a connection knows when a notice ends, and shows none that is over', async () => {
  const { pages, ends } = (await (await getOfflineList()).json()) as {
    pages: string[]
    ends: Record<string, string>
  }
  expect(ends).toEqual({ '/notices/4': TOMORROW })
  expect(pages.filter((path) => /\/notices\/\d/.test(path)).toSorted()).toEqual(
    [1, 4, 5, 6, 7].map((id) => `/notices/${id}`),
  )
})
