import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { request, type CmsResponse } from '../../cms/setup/client.ts'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { kinds } from '../../scripts/transfer/format.ts'
import { searchFiles, tracesOf } from '../support/byte-search.ts'
import { runToEnd, startServer } from '../support/servers/command.ts'
import { copyInstance, readTokens, type InstanceCopy } from '../support/servers/instance.ts'

let copy: InstanceCopy
let cms: ReturnType<typeof startServer>
let environment = { DATA_DIR: '', CMS_PORT: '' }
let temporary = ''
let secrets: string[] = []
let ask: (method: string, path: string, body?: unknown) => Promise<CmsResponse>

test.beforeAll(async () => {
  copy = await copyInstance('transfer')
  temporary = await mkdtemp(join(tmpdir(), 'school-website-transfer-'))
  const [port = 0] = await freePorts(1)
  environment = { DATA_DIR: copy.dataDir, CMS_PORT: String(port) }
  cms = startServer('cms', environment)
  await cms.untilReady()
  const tokens = await readTokens(copy.dataDir)
  secrets = Object.values(tokens)
  ask = (method, path, body) =>
    request(`http://127.0.0.1:${port}`, { token: tokens.adminToken }, method, path, body)
})
test.afterAll(async () => {
  await cms.stop()
  await copy.remove()
  await rm(temporary, { recursive: true, force: true })
})

const run = (command: string, ...args: string[]) => runToEnd(command, environment, { args })

/** The bytes of every file below a folder, by its path. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const read = async (path: string) => [path.slice(folder.length), await readFile(path, 'base64')]
  return Object.fromEntries(await Promise.all(paths.map(read))) as Record<string, string>
}

async function removeContent(): Promise<void> {
  for (const { name, isRecord } of kinds)
    if (!isRecord) await ask('DELETE', `/items/${name}`, { query: { limit: -1 } })
  const { rows } = await ask('GET', '/files?limit=-1&fields=id')
  await ask(
    'DELETE',
    '/files',
    rows.map(({ id }) => String(id)),
  )
  await ask('PATCH', '/items/school', { name: 'Another school' })
}

test('an empty CMS gets all content back from an export, and nothing changes the second time', async () => {
  test.setTimeout(120_000)
  const draft = { title: 'A draft: “é” & हिन्दी', date: '2026-01-31', status: 'draft' }
  await ask('POST', '/items/notification', { ...draft, description: '<h2>One</h2><p>Two</p>' })
  const enquirer = 'Kanariexport'
  const enquiry = {
    id: crypto.randomUUID(),
    name: enquirer,
    class: 'V',
    age: 10,
    phone: '0361 000 0011',
  }
  expect((await ask('POST', '/items/admission', enquiry)).status).toBe(200)
  const [before, after] = [join(temporary, 'before'), join(temporary, 'after')]
  expect((await run('export', before)).code).toBe(0)
  const { found, files } = searchFiles([before], [enquirer, ...secrets].flatMap(tracesOf))
  expect(files).toBeGreaterThan(kinds.length)
  expect(found).toEqual([])

  await removeContent()
  expect((await run('import', before)).output).toMatch(/^notification: [1-9]\d* new/m)
  await run('export', after)
  expect(await contentOf(after)).toEqual(await contentOf(before))
  const again = await run('import', before)
  expect([again.code, again.output]).toEqual([
    0,
    expect.not.stringMatching(/[1-9]\d* (?:new|changed|refused)/),
  ])
})

test('a folder with something in it is refused', async () => {
  await writeFile(join(temporary, 'a file'), '')
  const { code, last } = await run('export', temporary)
  expect([code, last]).toEqual([1, expect.stringContaining('is not empty')])
})

test('tables of a spreadsheet arrive as drafts; a wrong row is refused alone, after a dry run too', async () => {
  const folder = await mkdtemp(join(temporary, 'tables-'))
  const notices = 'Sr No,Category,Date,Title\n1,Fees,31/01/2026,Café fees\n2,Fees,soon,Wrong date\n'
  await writeFile(join(folder, 'notification.csv'), Buffer.from(notices, 'latin1'))
  await writeFile(join(folder, 'fee.csv'), 'Fee,Class\n"8,150/-",Imported\n')
  const expected = [
    'notification: 1 new, 0 changed, 0 the same, 1 refused',
    expect.stringContaining('notification.csv, row 3: “date”: Write a day with its year'),
    'fee: 1 new, 0 changed, 0 the same, 0 refused',
  ]
  const tried = await run('import', folder, '--drafts', '--dry-run')
  expect([tried.code, tried.lines]).toEqual([1, expected])
  expect((await run('import', folder, '--drafts')).lines).toEqual(expected)
  const { rows } = await ask('GET', '/items/notification?filter[title][_eq]=Café fees')
  expect(rows).toMatchObject([{ date: '2026-01-31', category: 'fees', status: 'draft' }])
  const fees = await ask('GET', '/items/fee?filter[class_name][_eq]=Imported')
  expect(fees.rows).toMatchObject([{ amount: 8150, status: 'draft' }])
  expect((await run('import', folder, '--drafts')).lines[0]).toBe(
    'notification: 0 new, 0 changed, 1 the same, 1 refused',
  )

  await writeFile(join(folder, 'fee.csv'), 'Fee,Colour\n8150,red\n')
  const { last } = await run('import', folder)
  expect(last).toMatch(
    /^fee\.csv: The column “Colour” is not known here\. Known are: .*class name, amount/,
  )
})
