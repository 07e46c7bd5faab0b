import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'playwright/test'
import samplePages from '../../sample/pages.json' with { type: 'json' }
import { root } from '../../scripts/launcher/folders.mjs'
import { freePorts } from '../support/servers/ports.ts'
import { startServer } from '../support/servers/command.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

/** Data folders of earlier versions, with a hundred rows in addition to the sample. */
const DATA = join(root, 'e2e/fixtures/data')

/** A page that both versions have as a row. */
const PAGE = "FROM pages WHERE page_name = 'mandatory_disclosure'"

/** Each start fills these collections again. */
const REGENERATED = new Set(['content_finding', 'website_status', 'office_figures'])

/** The pages that an upgrade writes: those of the website, without the forms of the sample. */
const pages = samplePages.filter(({ kind }) => kind !== 'form' && kind !== 'feedback')

const copy = setUpCopy('old-data')

/** Changes the text of that page as an editor did, so that an upgrade keeps its row. */
function editPage(folder: string): void {
  const cms = new DatabaseSync(join(folder, 'cms.sqlite'))
  cms.exec(
    `UPDATE pages SET content = '<p>Ours</p>', date_updated = 1 WHERE id = (SELECT id ${PAGE})`,
  )
  cms.close()
}

/** What users have entered; later versions add columns. */
function readEntered(folder: string) {
  const cms = new DatabaseSync(join(folder, 'cms.sqlite'), { readOnly: true })
  const read = (sql: string) => cms.prepare(sql).all()
  const entered = [
    read('SELECT id, student_name, age, contact_number FROM admission_form ORDER BY id'),
    read('SELECT id, name, class, age, phone FROM admission ORDER BY id'),
    read('SELECT id, title, description, date FROM notification ORDER BY id'),
    read('SELECT id, name, designation FROM faculty ORDER BY id'),
    read('SELECT id, filename_disk, filesize FROM directus_files ORDER BY id'),
    read(`SELECT id, content ${PAGE}`),
  ]
  cms.close()
  return entered
}

/** The number of rows of each collection. */
function countRows(folder: string): Record<string, unknown> {
  const cms = new DatabaseSync(join(folder, 'cms.sqlite'), { readOnly: true })
  const names = cms
    .prepare(
      `SELECT collection AS name FROM directus_collections
       WHERE collection IN (SELECT name FROM sqlite_master WHERE type = 'table')`,
    )
    .all()
    .map(({ name }) => String(name))
  const countOf = (name: string) => cms.prepare(`SELECT count(*) AS rows FROM ${name}`).get()
  const counts = names
    .filter((name) => !REGENERATED.has(name))
    .map((name) => [name, countOf(name)?.['rows']])
  cms.close()
  return Object.fromEntries(counts) as Record<string, unknown>
}

const releases = (await readdir(DATA)).toSorted()

for (const file of releases) {
  const tag = file === releases.at(-1) ? [] : '@long'
  const title = `the data of ${file.replace('.tar.gz', '')} are complete after an upgrade`
  test(title, { tag }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'school-website-old-data-'))
    const [before, after] = [join(folder, 'before'), join(folder, 'after')]
    await mkdir(before)
    execFileSync('tar', ['-xzf', join(DATA, file), '-C', before])
    editPage(before)
    await cp(before, after, { recursive: true })
    const [port = 0] = await freePorts(1)
    const environment = { DATA_DIR: after, CMS_PORT: String(port) }

    const cms = startServer('cms', environment)
    await cms.untilReady()
    const { siteToken } = await loadSecrets(after)
    const variables = { DATA_DIR: after, CMS_TOKEN: siteToken }
    const site = await serveSite(copy, `http://127.0.0.1:${port}`, variables)
    const archive = await (await fetch(`${site.url}/notices/archive/2025`)).text()
    expect(archive).toContain('Notice 8 of the old site')
    await site.stop()
    await cms.stop()

    expect(readEntered(after)).toEqual(readEntered(before))
    // Every page that the website had is a row now.
    expect(countRows(after)).toMatchObject({ ...countRows(before), pages: pages.length })
    await rm(folder, { recursive: true })
  })
}
