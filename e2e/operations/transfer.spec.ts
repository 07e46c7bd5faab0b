import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { root } from '../../scripts/launcher/folders.mjs'
import { kinds } from 'school-transfer/format'
import type { OldSite } from 'school-transfer/old-site/old-site'
import { readLists } from 'school-transfer/read-lists'
import { readPages } from 'school-transfer/old-site/read-pages'
import { readWordpressFile } from 'school-transfer/old-site/read-wordpress'
import { sampleFile } from '../support/cms.ts'
import { removeContent } from '../support/schools.ts'
import { fillColumns, unfilledColumns } from '../support/every-column.ts'
import { bytesBelow, searchFiles, tracesOf } from '../support/byte-search.ts'
import { leadToPages, startOldWebsite } from '../support/servers/old-website.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpCms } from '../support/servers/set-up.ts'

const cms = setUpCms('transfer')
let temporary = ''
test.beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'school-website-transfer-'))
})
test.afterAll(() => rm(temporary, { recursive: true, force: true }))

test('an empty CMS gets all content back from an export, and nothing changes the second time', async () => {
  const draft = { title: 'A draft: “é” & हिन्दी', date: '2026-01-31', status: 'draft' }
  const form = new FormData()
  form.set('title', 'A list of the school')
  form.set(
    'file',
    new File([new Uint8Array(sampleFile('practice-date-sheet.pdf'))], 'A list (1).pdf', {
      type: 'application/pdf',
    }),
  )
  const file = (await cms.ask('POST', '/files', form)).row['id']
  const description = `<h2>One</h2><p><a href="/assets/${String(file)}">Two</a></p>`
  expect(
    (await cms.ask('POST', '/items/notification', { ...draft, file, description })).status,
  ).toBe(200)
  // Every state that a row can be in: with a time, translated, hidden, and with an address of its own.
  const times = {
    publish_from: '2031-01-01T04:30:00.000Z',
    publish_until: '2031-02-01T04:30:00.000Z',
  }
  const translations = [
    { language: 'hi', title: 'सूचना', publish_from: times.publish_from },
    { language: 'bn', title: 'বিজ্ঞপ্তি', draft: true },
  ]
  const scheduled = { title: 'A schedule', date: '2031-01-01', ...times, translations }
  const [page] = (await cms.ask('GET', '/items/pages?filter[title][_eq]=Karate')).rows
  for (const [method, path, body] of [
    ['POST', '/items/notification', scheduled],
    ['PATCH', `/items/pages/${String(page?.['id'])}`, { status: 'archived' }],
    ['POST', '/items/section', { page: 'home', kind: 'list', title: 'A section', status: 'draft' }],
    ['POST', '/items/redirect', { old_address: '/old.asp?id=3', new_address: '/Faculty' }],
  ] as const)
    expect((await cms.ask(method, path, body)).status).toBe(200)
  await fillEveryColumn(file)
  const enquirer = 'Kanariexport'
  const enquiry = {
    id: crypto.randomUUID(),
    name: enquirer,
    class: 'V',
    age: 10,
    phone: '0353 000 0011',
  }
  expect((await cms.ask('POST', '/items/admission', enquiry)).status).toBe(200)
  const [before, after] = [join(temporary, 'before'), join(temporary, 'after')]
  expect((await cms.run('export', before)).code).toBe(0)
  const { found, files } = searchFiles(
    [before],
    [enquirer, ...Object.values(cms.secrets)].flatMap(tracesOf),
  )
  expect(files).toBeGreaterThan(kinds.length)
  expect(found).toEqual([])
  expect(await unfilledColumns(before)).toEqual([])

  await removeContent(cms.ask)
  expect((await cms.run('import', before)).output).toMatch(/^notification: [1-9]\d* new/m)
  await cms.run('export', after)
  expect(bytesBelow(after)).toEqual(bytesBelow(before))
  const again = await cms.run('import', before)
  expect([again.code, again.output]).toEqual([
    0,
    expect.not.stringMatching(/[1-9]\d* (?:new|changed|refused)/),
  ])
  // The next tests see a website in English.
  await cms.ask('PATCH', '/items/school', { first_language: null, alert_text: null })
})

/** Rows in every column, one that waits for the principal among them; `document` is a PDF. */
async function fillEveryColumn(document: unknown): Promise<void> {
  const { rows } = await cms.ask('GET', '/files?limit=1&filter[type][_starts_with]=image/')
  await fillColumns(cms.ask, String(rows[0]?.['id']), String(document))
  const waiting = { title: 'It waits', date: '2031-01-02', status: 'waiting' }
  expect((await cms.ask('POST', '/items/notification', waiting)).status).toBe(200)
}

test('tables of a spreadsheet arrive as drafts; a wrong row is refused alone, after a dry run too', async () => {
  const folder = await mkdtemp(join(temporary, 'tables-'))
  const notices = 'Sr No,Category,Date,Title\n1,Fees,31/01/2026,Café fees\n2,Fees,soon,Wrong date\n'
  await writeFile(join(folder, 'notification.csv'), Buffer.from(notices, 'latin1'))
  await writeFile(join(folder, 'fee.csv'), 'Fee,Class\n"8,150/-",Imported\n')
  const expected = [
    'notification: 1 new, 0 changed, 0 the same, 1 refused',
    expect.stringContaining('notification.csv, row 3: “Date”: Write a day with its year'),
    'fee: 1 new, 0 changed, 0 the same, 0 refused',
    'Not as it was:',
    expect.stringMatching(/^ {2}Guessed: It is not in UTF-8, .*: notification\.csv$/),
    expect.stringMatching(/^In full: /),
  ]
  const tried = await cms.run('import', folder, '--drafts', '--dry-run')
  expect([tried.code, tried.lines]).toEqual([1, expected])
  expect((await cms.run('import', folder, '--drafts')).lines).toEqual(expected)
  const { rows } = await cms.ask('GET', '/items/notification?filter[title][_eq]=Café fees')
  expect(rows).toMatchObject([{ date: '2026-01-31', category: 'fees', status: 'draft' }])
  const fees = await cms.ask('GET', '/items/fee?filter[class_name][_eq]=Imported')
  expect(fees.rows).toMatchObject([{ amount: 8150, status: 'draft' }])
  expect((await cms.run('import', folder, '--drafts')).lines[0]).toBe(
    'notification: 0 new, 0 changed, 1 the same, 1 refused',
  )

  await writeFile(join(folder, 'fee.csv'), 'Fee,Colour\n8150,red\n')
  await writeFile(join(folder, 'Fee.ODS'), 'PK')
  const { output } = await cms.run('import', folder)
  expect(output).toMatch(
    /^ {2}fee\.csv: The column “Colour” is not known here\. Known are: .*Class Name, Amount/m,
  )
  expect(output).toMatch(/^ {2}Fee\.ODS: This file of Excel cannot be read/m)
})

const FIXTURES = join(root, 'packages/transfer/fixtures')

test('an old website arrives as drafts, and each of its addresses leads to its page', async () => {
  const old = await startOldWebsite()
  try {
    const file = join(temporary, 'wordpress.xml')
    const text = await readFile(join(FIXTURES, 'wordpress.xml'), 'utf8')
    await writeFile(file, text.replaceAll('OLD_SITE', old.url))
    const wordpress = await readWordpressFile(file)
    const folder = await readPages(join(FIXTURES, 'pages'))
    old.show(wordpress)
    for (const [source, site] of [
      [file, wordpress],
      [join(FIXTURES, 'pages'), folder],
    ] as const) {
      const { output } = await cms.run('import', source, '--site', old.url)
      expect(output).toContain(`files: ${site.files.length} new`)
      expect(output).toContain(
        `notification: ${site.posts.length} new, 0 changed, 0 the same, 0 refused`,
      )
      expect(output).toMatch(/^pages: [1-3] new, 0 changed, 0 the same, 0 refused$/m)
      expect(output).toMatch(/^redirect: .* 0 refused$/m)
    }
    for (const source of [file, old.url, join(FIXTURES, 'pages')])
      expect((await cms.run('import', source, '--site', old.url)).output).not.toMatch(
        /[1-9]\d* (?:new|changed|refused)/,
      )
    const filter = 'filter[kind][_eq]=after-import'
    const { rows } = await cms.ask('GET', `/items/content_finding?${filter}`)
    expect(rows.map(({ link }) => link)).toContainEqual(expect.stringMatching(/notification\/\d+$/))
    const site = () =>
      serveSite(cms.copy, cms.url, { DATA_DIR: cms.copy.dataDir, CMS_TOKEN: cms.secrets.siteToken })
    await leadToPages([wordpress, folder, ...(await importOldFolders())], cms.ask, site)
  } finally {
    old.close()
  }
})

/** Websites of other makes; their notices and teachers are in lists. */
async function importOldFolders(): Promise<OldSite[]> {
  const sites: OldSite[] = []
  for (const name of ['asp', 'frames', 'one-page']) {
    const source = join(FIXTURES, name)
    const site = await readPages(source)
    const { posts, staff } = readLists(site)
    const { output } = await cms.run('import', source)
    expect(output).toContain(`files: ${site.files.length} new`)
    expect(output).toContain(`notification: ${site.posts.length + posts.length} new, 0 changed`)
    expect(output).toContain(`faculty: ${staff.length} new, 0 changed, 0 the same, 0 refused`)
    expect(output).not.toMatch(/[1-9]\d* refused/)
    expect((await cms.run('import', source)).output).not.toMatch(/[1-9]\d* (?:new|changed|refused)/)
    sites.push(site)
  }
  return sites
}
