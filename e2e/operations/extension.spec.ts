import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isCmsUp } from '../../scripts/cms/questions.ts'
import { freePorts } from '../support/servers/ports.ts'
import { cmsFolder } from '../../scripts/launcher/folders.mjs'
import { directus } from '../../scripts/cms/directus.ts'
import { createSupervisor } from '../../scripts/lib/supervisor.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { request } from '../../cms/setup/client.ts'
import { expect, test } from '../support/test.ts'

const PACKAGE = join(cmsFolder, 'extensions/school')

type Manifest = {
  files: string[]
  'directus:extension': { entries: { name: string }[] }
}

/** A folder of Directus and its packages with the built extension, and nothing of this project. */
async function stockDirectus({ files }: Manifest): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stock-directus-'))
  await symlink(join(cmsFolder, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{}')
  for (const file of ['package.json', ...files])
    await cp(join(PACKAGE, file), join(folder, 'extensions/school', file), { recursive: true })
  return folder
}

test('a Directus of its own loads the extension as it is built', async () => {
  const manifest = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as Manifest
  const folder = await stockDirectus(manifest)
  const [port] = await freePorts(1)
  const url = `http://127.0.0.1:${port}`
  const token = randomUUID()
  const environment = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SECRET: randomUUID(),
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: randomUUID(),
    ADMIN_TOKEN: token,
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: join(folder, 'cms.sqlite'),
    LOG_LEVEL: 'warn',
    TELEMETRY: 'false',
  }
  const command = (action: 'bootstrap' | 'start') => ({
    ...directus([action], environment),
    cwd: folder,
  })
  const supervisor = createSupervisor()
  try {
    await supervisor.run(command('bootstrap'))
    supervisor.keep(command('start'))
    await waitUntil(async () => ((await isCmsUp(url)) ? undefined : 'not up'), 120)
    const { rows } = await request(url, { token }, 'GET', '/extensions')
    const names = rows.map(({ schema }) => Object(schema) as { name?: string }).map((s) => s.name)
    expect(names).toEqual(
      expect.arrayContaining(manifest['directus:extension'].entries.map(({ name }) => name)),
    )
    // A route of the hook "accounts".
    const forgotten = await request(url, {}, 'POST', '/auth/password/request', {})
    expect(forgotten.refusal).toContain('The CMS sends no e-mail.')
    // The part for the Studio.
    const { text } = await request(url, { token }, 'GET', '/extensions/sources/index.js')
    expect(text).toContain('Whole number')
  } finally {
    await supervisor.stopAll()
    await rm(folder, { recursive: true, force: true })
  }
})
