import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'playwright/test'
import { readManifest } from '../../../scripts/backup/manifest.ts'
import { root } from '../../../scripts/launcher/folders.mjs'
import { freePorts } from '../../../scripts/lib/free-ports.ts'
import { runToEnd, startServer } from '../../support/servers/command.ts'
import { readTokens } from '../../support/servers/instance.ts'
import { serveSite } from '../../support/servers/served-site.ts'
import { setUpCopy } from '../../support/servers/set-up.ts'

/** Backups of earlier versions, with a hundred rows in addition to the sample. */
const DATA = join(root, 'e2e/fixtures/data')

/** Each start fills these collections again. */
const REGENERATED = new Set(['content_finding', 'website_status', 'office_figures', 'outbox'])

const copy = setUpCopy('old-data')

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
  ]
  cms.close()
  return entered
}

for (const file of (await readdir(DATA)).toSorted()) {
  test(`the data of ${file.replace('.tar.gz', '')} are complete after an upgrade`, async () => {
    test.setTimeout(180_000)
    const folder = await mkdtemp(join(tmpdir(), 'school-website-old-data-'))
    const [before, after] = [join(folder, 'before'), join(folder, 'after')]
    await mkdir(before)
    execFileSync('tar', ['-xzf', join(DATA, file), '-C', before])
    const [port = 0] = await freePorts(1)
    const environment = { DATA_DIR: join(folder, 'data'), CMS_PORT: String(port) }
    const run = (command: string, place: string) =>
      runToEnd(command, environment, { args: [place] })
    expect((await run('restore', before)).code).toBe(0)

    const cms = startServer('cms', environment)
    await cms.untilReady()
    const { siteToken } = await readTokens(environment.DATA_DIR)
    const variables = { DATA_DIR: environment.DATA_DIR, CMS_TOKEN: siteToken }
    const site = await serveSite(copy, `http://127.0.0.1:${port}`, variables)
    const archive = await (await fetch(`${site.url}/notices/archive/2025`)).text()
    expect(archive).toContain('Notice 8 of the old site')
    await site.stop()
    expect((await run('backup', after)).code).toBe(0)
    await cms.stop()

    expect(readEntered(after)).toEqual(readEntered(before))
    const [{ rows: old }, { rows: now }] = [await readManifest(before), await readManifest(after)]
    for (const [name, count] of Object.entries(old))
      if (!REGENERATED.has(name)) expect.soft(now[name], name).toBe(count)
    await rm(folder, { recursive: true })
  })
}
