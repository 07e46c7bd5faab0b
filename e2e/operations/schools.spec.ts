import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { pagePathOf } from 'school-schema/pages/page-kinds'
import { SAMPLE_FOLDER } from 'school-schema/sample/sample-files'
import { SAMPLE_CONTENT } from 'school-schema/school/school'
import { START_VIEW } from 'school-schema/studio/views'
import type { Row } from '../../cms/setup/client.ts'
import { kinds } from 'school-transfer/format'
import { crawl } from '../support/crawl.ts'
import {
  hasWords,
  HIDE_HOME_PARTS,
  prepareSchool,
  removeContent,
  sampleFacts,
  schoolNames,
  type PreparedSchool,
} from '../support/schools.ts'
import { causeMails, OFFICE } from '../support/school-mails.ts'
import { startMailServer, type MailServer } from '../support/servers/mail-server.ts'
import { serveSite, type ServedSite } from '../support/servers/served-site.ts'
import { setUpCms } from '../support/servers/set-up.ts'
import { hrefOf, english } from '@/lib/messages/messages'

let mail: MailServer
const site = { stop: () => Promise.resolve() } as ServedSite
// Before the CMS.
test.afterAll(() => site.stop())
const cms = setUpCms('schools')

/** Starts the website without the content that it knew. */
async function startSite(): Promise<void> {
  const { dataDir } = cms.copy
  await rm(join(dataDir, 'content'), { recursive: true, force: true })
  const { siteToken, previewSecret, previewToken } = cms.secrets
  const settings = {
    DATA_DIR: dataDir,
    CMS_TOKEN: siteToken,
    PREVIEW_SECRET: previewSecret,
    CMS_PREVIEW_TOKEN: previewToken,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    OFFICE_EMAIL: OFFICE,
  }
  Object.assign(site, await serveSite(cms.copy, cms.url, settings))
}

const schools: PreparedSchool[] = []
test.beforeAll(async () => {
  mail = await startMailServer()
  for (const name of schoolNames) schools.push(await prepareSchool(name))
  // Several lists that become empty at once are only accepted after a minute.
  schools.sort((one, other) => one.collections - other.collections)
})
test.afterAll(async () => {
  for (const { folder } of schools) await rm(folder, { recursive: true })
  await mail.close()
})

const countRows = async (path: string): Promise<number> =>
  (await cms.ask('GET', `${path}&limit=-1&fields=id`)).rows.length

/** Waits until the website has followed the CMS, in each language. */
async function expectNoFault(
  name: string,
  otherWords: readonly string[],
  languages: readonly string[],
): Promise<void> {
  await site.hint()
  const published = 'limit=-1&filter[status][_eq]=published'
  const { rows } = await cms.ask('GET', `/items/pages?${published}`)
  const paths = rows.map((page) => hrefOf(english, { path: pagePathOf(page) ?? '' }))
  await expect(async () => {
    expect(await crawl(site.url, paths, { name, otherWords, languages })).toEqual([])
  }).toPass()
}

const choose = (choice: string) => cms.ask('PATCH', '/items/school', { [SAMPLE_CONTENT]: choice })

const lists = kinds.filter(({ isRecord, columns }) => !isRecord && columns.includes('sample'))

const SAMPLES = 'filter[sample][_eq]=true'

test('the first sign-in leads to the list; the sample becomes drafts and comes back', async () => {
  const published = `/items/notification?${SAMPLES}&filter[status][_eq]=published`
  const before = await countRows(published)
  expect(before).toBeGreaterThan(5)
  const { row } = await cms.ask('GET', '/users/me?fields=last_page')
  expect(row['last_page']).toContain(`bookmark=${START_VIEW}`)
  expect((await choose('drafts')).status).toBe(200)
  expect(await countRows(published)).toBe(0)
  expect(await countRows('/items/pages?filter[status][_eq]=published')).toBeGreaterThan(3)
  await choose('kept')
  expect(await countRows(published)).toBe(before)
})

/** What an office writes before it clears the sample: some texts, and parts of others. */
async function writeOwn(): Promise<string> {
  const change = async (collection: string, filter: string, changes: object) => {
    const [row] = (await cms.ask('GET', `/items/${collection}?limit=1&${filter}`)).rows
    const path = `/items/${collection}/${String(row?.['id'])}`
    expect((await cms.ask('PATCH', path, changes)).status).toBe(200)
    return { path, row }
  }
  await change('pages', 'filter[page_name][_eq]=hostel', { status: 'archived' })
  await change('pages', 'filter[page_name][_eq]=infirmary', { title: 'Medical room' })
  const text = '<p>Bus 1 leaves Mandla at seven.</p>'
  await change('pages', 'filter[page_name][_eq]=transport', { content: text })
  await change('team', 'filter[kind][_eq]=club', { leader: 'Smt. Kiran Rao' })
  const { path } = await change('notification', SAMPLES, { title: 'Written by the office' })
  const [hindi, bengali] = (await cms.ask('GET', '/items/school')).row['translations'] as Row[]
  const tagline = 'सबके लिए एक विद्यालय'
  const translations = [{ ...hindi, tagline, outdated: true }, bengali]
  await cms.ask('PATCH', '/items/school', { translations, phone: '05862 155201' })
  return path
}

test('cleared, nothing says anything of the sample in any language; what is written stays', async () => {
  const notice = await writeOwn()
  const own = {
    name: 'Rani Durgavati School',
    about: 'In Mandla.',
    languages: ['hi', 'bn'],
  }
  const saved = await cms.ask('PATCH', '/items/school', { ...own, [SAMPLE_CONTENT]: 'cleared' })
  const stored = { ...own, board: null, phone: '05862 155201', admission_open: false }
  expect(saved.row).toMatchObject(stored)
  expect(saved.row['translations']).toMatchObject([
    { language: 'hi', tagline: 'सबके लिए एक विद्यालय' },
  ])
  for (const { name } of lists)
    expect([name, await countRows(`/items/${name}?${SAMPLES}`)]).toEqual([name, 0])
  expect((await cms.ask('GET', notice)).row).toMatchObject({ title: 'Written by the office' })
  await expect(async () => {
    expect(await countRows(`/files?filter[folder][_eq]=${SAMPLE_FOLDER}`)).toBe(0)
  }).toPass()
  await startSite()
  await expectNoFault(own.name, [...sampleFacts(), 'CBSE'], ['', '/hi', '/bn'])
  for (const [address, words] of [
    ['/Transport', 'Bus 1 leaves Mandla'],
    ['/hi', 'सबके लिए एक विद्यालय'],
    ['/hi/Library', 'पुस्तकालय'],
  ])
    expect(await (await fetch(site.url + address)).text()).toContain(words)
  expect((await fetch(`${site.url}/docs/pdf/SocityRegistration.pdf`)).status).toBe(404)
})

test('cleared, no e-mail, report or finding says anything of the sample', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await causeMails(await context.newPage(), { url: site.url, mail, ask: cms.ask }, ['en', 'hi'])
  await context.close()
  const headers = { authorization: `Bearer ${cms.secrets.siteToken}` }
  const week = await fetch(`${cms.url}/weekly-report`, { method: 'POST', headers })
  const said = [
    ...mail.received.map(({ subject, text }) => `${subject}\n${text}`),
    await week.text(),
    (await cms.ask('GET', '/items/content_finding?limit=-1')).text,
  ]
  expect(said.join()).toContain('Rani Durgavati School')
  const facts = [...sampleFacts(), 'CBSE']
  const found = said.flatMap((text) => facts.filter((words) => text.includes(words)))
  expect(found).toEqual([])
})

/** The pages of the sample that the school does not have. */
const hideOtherPages = (names: readonly string[]) =>
  cms.ask('PATCH', '/items/pages', {
    query: { filter: { page_name: { _nin: names } }, limit: -1 },
    data: { status: 'archived' },
  })

for (const index of schoolNames.keys()) {
  // Two in a row show what the second takes over from the first.
  const tag = index < 2 ? [] : '@long'
  test(`school ${index + 1} has only what is its own`, { tag }, async () => {
    const school = schools[index]!
    // The first school comes into a CMS of which the sample was cleared.
    if (index > 0) await removeContent(cms.ask)
    else await cms.ask('PATCH', '/items/section', HIDE_HOME_PARTS)
    // The others replace what the one before has in the same fields and rows.
    const imported = await cms.run('import', school.folder, ...(index > 0 ? ['--overwrite'] : []))
    expect([imported.code, imported.output]).toEqual([
      0,
      expect.not.stringMatching(/[1-9]\d* refused/),
    ])
    if (index === 0) await hideOtherPages(school.pageNames)
    const others = schools.filter((other) => other !== school).flatMap(({ facts }) => facts)
    const { name, board } = school.school
    const boards = board === 'CBSE' ? [] : ['CBSE']
    // The program says this of its Board.
    const text = `${school.text} ${String(board)} affiliation number`
    const sample = sampleFacts().filter((words) => !hasWords(text, words))
    await expectNoFault(String(name), [...sample, ...others, ...boards], school.languages)
    const golive = await cms.run('check-golive')
    expect([golive.code, golive.output]).toEqual([0, expect.stringContaining('ready to go live')])
  })
}
