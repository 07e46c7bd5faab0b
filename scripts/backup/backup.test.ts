import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openOutbox } from '../../lib/enquiry/outbox/schema.ts'
import { temporaryFolder } from '../../lib/server/testing/temporary.ts'
import type * as Databases from './databases.ts'
import { makeBackup } from './make.ts'
import type { Repository } from './repository.ts'
import { restoreBackup } from './restore.ts'
import { readBackupSettings, type BackupSettings } from './settings.ts'

/** Runs once, after the first of the two copies. */
const mockBetween = { copies: () => {} }
jest.mock('./databases.ts', () => {
  const real = jest.requireActual<typeof Databases>('./databases.ts')
  const runOnce = () => {
    const { copies } = mockBetween
    mockBetween.copies = () => {}
    copies()
  }
  return {
    ...real,
    copySqlite: (...args: Parameters<typeof real.copySqlite>) => {
      real.copySqlite(...args)
      runOnce()
    },
    copyCms: async (...args: Parameters<typeof real.copyCms>) => {
      const ids = await real.copyCms(...args)
      runOnce()
      return ids
    },
  }
})
afterEach(() => (mockBetween.copies = () => {}))

const root = temporaryFolder()
let dataDir = ''
let settings: BackupSettings
const stored = () => join(dataDir, '../stored')

/** Keeps one backup, without what is left out. */
const repository: Repository = {
  prepare: async () => undefined,
  async add(folder, leftOut) {
    rmSync(stored(), { recursive: true, force: true })
    for (const name of readdirSync(folder))
      if (!leftOut.some((pattern) => matchesGlob(name, pattern)))
        cpSync(join(folder, name), join(stored(), name), { recursive: true })
    return 'only'
  },
  list: async () => '',
  verify: async () => '',
  deleteOld: async () => '',
  restore: async (_, target) => (cpSync(stored(), target, { recursive: true }), ''),
}

beforeEach(() => {
  const place = join(root, crypto.randomUUID())
  dataDir = join(place, 'data')
  const unused = 'http://127.0.0.1:2/'
  settings = readBackupSettings({
    DATA_DIR: dataDir,
    BACKUP_DIR: join(place, 'backups'),
    SITE_URL: 'https://school.example.org',
    READY_URL: unused,
    CMS_PING_URL: unused,
  })
  for (const folder of ['uploads', 'content', '../backups'])
    mkdirSync(join(dataDir, folder), { recursive: true })
  writeFileSync(join(dataDir, 'uploads/a.pdf'), 'bytes')
  writeFileSync(join(dataDir, 'content/pages.json'), '{}')
  inCms(`CREATE TABLE admission (id TEXT PRIMARY KEY); CREATE TABLE admission_form (id TEXT);
    INSERT INTO admission VALUES ('in the CMS'), ('recent')`)
  addEnquiry('in the CMS')
})

const OLD = Date.now() - 8 * 24 * 60 * 60 * 1000

function addEnquiry(
  id: string,
  receivedAt = OLD,
  deliveredAt: number | null = 1,
  folder = dataDir,
): void {
  const outbox = openOutbox(join(folder, 'outbox.sqlite'))
  outbox
    .prepare(
      `INSERT INTO enquiry (id, collection, item, received_at, next_at, delivered_at)
       VALUES (?, 'admission', '{}', ?, 0, ?)`,
    )
    .run(id, receivedAt, deliveredAt)
  outbox.close()
}

function inCms(sql: string): void {
  const cms = new DatabaseSync(join(dataDir, 'cms.sqlite'))
  cms.exec(sql)
  cms.close()
}

function idsIn(
  name: 'outbox' | 'site-2/outbox' | 'site-a/outbox' | 'cms',
  table: string,
): unknown[] {
  const database = new DatabaseSync(join(dataDir, `${name}.sqlite`))
  const rows = database.prepare(`SELECT id FROM ${table} ORDER BY id`).all()
  database.close()
  return rows.map(({ id }) => id)
}

test('a delivered enquiry stays in the outbox until a backup of the CMS contains it', async () => {
  addEnquiry('not in the CMS')
  addEnquiry('pending', OLD, null)
  addEnquiry('recent', Date.now())
  await makeBackup(settings, repository)
  expect(idsIn('outbox', 'enquiry')).toEqual(['not in the CMS', 'pending', 'recent'])
})

test('by a clock that has jumped a backup gets the time before, and nothing is deleted', async () => {
  const believedAt = Date.parse('2020-01-01T00:00:00Z')
  const outbox = openOutbox(join(dataDir, 'outbox.sqlite'))
  const record = { believedAt, jump: { at: Date.now(), ranMs: 0 } }
  outbox.prepare('INSERT INTO clock VALUES (1, ?)').run(JSON.stringify(record))
  outbox.close()
  const times: unknown[] = []
  const deleteOld = () => Promise.reject(new Error('deleted'))
  const add: Repository['add'] = async (folder, leftOut, at) => {
    times.push(at)
    return repository.add(folder, leftOut, at)
  }
  await makeBackup(settings, { ...repository, add, deleteOld })
  expect(times).toEqual([believedAt])
  expect(idsIn('outbox', 'enquiry')).toEqual(['in the CMS'])
})

test.each(['add', 'verify'] as const)('no enquiry is erased if "%s" fails', async (step) => {
  const failing = { ...repository, [step]: () => Promise.reject(new Error('No space there')) }
  await expect(makeBackup(settings, failing)).rejects.toThrow('No space there')
  expect(idsIn('outbox', 'enquiry')).toEqual(['in the CMS'])
  expect(readdirSync(dataDir)).not.toContain('.copies')
})

test('an enquiry that is delivered between the two copies is in the backup', async () => {
  addEnquiry('meanwhile', OLD, null)
  mockBetween.copies = () => {
    inCms("INSERT INTO admission VALUES ('meanwhile')")
    const outbox = openOutbox(join(dataDir, 'outbox.sqlite'))
    outbox.exec("DELETE FROM enquiry WHERE id = 'meanwhile'")
    outbox.close()
  }
  await makeBackup(settings, repository)
  await restoreBackup(settings, 'latest', repository)
  expect(idsIn('cms', 'admission')).toContain('meanwhile')
})

test('a restored folder is as of the backup, and keeps enquiries that are newer', async () => {
  await makeBackup(settings, repository)
  addEnquiry('since')
  inCms("INSERT INTO admission VALUES ('since')")
  writeFileSync(join(dataDir, 'uploads/a.pdf'), 'other')
  writeFileSync(join(dataDir, 'uploads/b.pdf'), 'newer')
  writeFileSync(join(dataDir, 'cms.sqlite-wal'), 'of another database')
  await restoreBackup(settings, 'latest', repository)
  expect(idsIn('cms', 'admission')).toEqual(['in the CMS', 'recent'])
  expect(idsIn('outbox', 'enquiry')).toEqual(['in the CMS', 'since'])
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual(['a.pdf'])
  expect(readFileSync(join(dataDir, 'uploads/a.pdf'), 'utf8')).toBe('bytes')
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.'))).toEqual([])
})

test('the enquiries of every instance of the site are in a backup, and restored to the first', async () => {
  const second = join(dataDir, 'site-2')
  mkdirSync(second)
  addEnquiry('in the CMS', OLD, 1, second)
  addEnquiry('waits in the second', OLD, null, second)
  await makeBackup(settings, repository)
  expect(idsIn('site-2/outbox', 'enquiry')).toEqual(['waits in the second'])
  rmSync(dataDir, { recursive: true })
  mkdirSync(join(dataDir, 'site-a'), { recursive: true })
  writeFileSync(join(dataDir, 'site-a/secrets.json'), 'the earlier ones')
  await restoreBackup({ ...settings, SITE_FOLDERS: ['site-a'] }, 'latest', repository)
  expect(idsIn('site-a/outbox', 'enquiry')).toEqual(['in the CMS', 'waits in the second'])
  expect(readdirSync(join(dataDir, 'site-a'))).not.toContain('secrets.json')
  expect(readdirSync(dataDir)).not.toContain('site-2')
})

test('a dump of PostgreSQL is not restored into SQLite, nor the other way round', async () => {
  await makeBackup(settings, repository)
  const database = { DB_CLIENT: 'pg' }
  await expect(restoreBackup({ ...settings, database }, 'latest', repository)).rejects.toThrow(
    'another kind of database',
  )
})
