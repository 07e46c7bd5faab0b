import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { mergeOutbox } from './schema.ts'
import { forgetModules } from '../../testing/restart.ts'

const root = temporaryFolder()
const environment = { DATA_DIR: root }
jest.mock('../../server/environment.ts', () => ({ siteEnvironment: () => environment }))
jest.mock('../../server/log.ts', () => ({ log: { error: jest.fn() } }))

const file = () => path.join(environment.DATA_DIR, 'outbox.sqlite')
const FILES = ['', '-wal', '-shm']

/** The outbox in a newly started process. */
async function start() {
  const place = Symbol.for('school-website.outbox')
  const connections = Reflect.get(globalThis, place) as Map<string, DatabaseSync> | undefined
  connections?.get(file())?.close()
  Reflect.deleteProperty(globalThis, place)
  forgetModules()
  const { addEnquiry, inOutbox, listDueEnquiries } = await import('./enquiries.ts')
  const { outboxState } = await import('./state.ts')
  return {
    add: (id: string) =>
      addEnquiry({ id, collection: 'admission', item: { text: 'x'.repeat(300) } }, 0, false),
    ids: () => listDueEnquiries(1_000).map(({ id }) => id),
    checkpoint: () => inOutbox((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')),
    forgetPages: () => inOutbox((database) => database.exec('PRAGMA shrink_memory')),
    /** 2 is FULL: each transaction is flushed. */
    syncing: () => inOutbox((database) => database.prepare('PRAGMA synchronous').get()),
    outboxState,
  }
}

let count = 0
beforeEach(() => void (environment.DATA_DIR = path.join(root, String(++count))))

const damaged = () =>
  fs.readdirSync(environment.DATA_DIR).filter((name) => /^outbox\.corrupt-.*\.sqlite$/.test(name))

const garbage = (from: number, length: number) => {
  const handle = fs.openSync(file(), 'r+')
  fs.writeSync(handle, Buffer.alloc(length, 'garbage'), 0, length, from)
  fs.closeSync(handle)
}

test('what is accepted is on the disk before it is confirmed', async () => {
  const { add, syncing } = await start()
  add('one')
  expect(syncing()).toEqual({ synchronous: 2 })
})

test('what is accepted after the file was deleted is there after a restart', async () => {
  const before = await start()
  before.add('earlier')
  for (const suffix of FILES) fs.rmSync(file() + suffix, { force: true })
  before.add('later')
  expect((await start()).ids()).toEqual(['later'])
})

test.each<[title: string, damage: () => void]>([
  ['garbage instead', () => fs.writeFileSync(file(), 'garbage'.repeat(5_000))],
  ['garbage at the start', () => garbage(0, 200)],
  ['garbage in the middle', () => garbage(3 * 4096, 4096)],
  ['a part of it', () => fs.truncateSync(file(), Math.floor(fs.statSync(file()).size * 0.6))],
])('%s: it is renamed and reported, and enquiries are accepted', async (_, damage) => {
  const before = await start()
  for (let number = 0; number < 60; number += 1) before.add(`id-${number}`)
  before.checkpoint()
  await start()
  damage()
  const content = fs.readFileSync(file())
  const after = await start()
  after.add('new')
  expect(after.ids()).toEqual(['new'])
  expect(after.outboxState().problems).toEqual(['outbox-was-damaged'])
  const [name = ''] = damaged()
  expect(fs.readFileSync(path.join(environment.DATA_DIR, name)).equals(content)).toBe(true)
})

test('one that is damaged while the process runs is replaced when that is noticed', async () => {
  const running = await start()
  for (let number = 0; number < 60; number += 1) running.add(`id-${number}`)
  running.checkpoint()
  garbage(0, fs.statSync(file()).size)
  running.forgetPages()
  running.add('new')
  expect(running.ids()).toEqual(['new'])
  expect(damaged()).toHaveLength(1)
})

test('what an operator recovered is merged, and nothing twice', async () => {
  const { add, ids } = await start()
  for (const id of ['one', 'two']) add(id)
  const other = path.join(root, 'recovered.sqlite')
  const recovered = new DatabaseSync(other)
  recovered.exec(`
    CREATE TABLE enquiry (
      id TEXT PRIMARY KEY, collection TEXT NOT NULL, item TEXT NOT NULL, received_at INTEGER NOT NULL,
      tries INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, refusal TEXT
    ) STRICT;
    INSERT INTO enquiry VALUES ('two', 'admission', '{}', 1, 0, 1, NULL);
    INSERT INTO enquiry VALUES ('three', 'admission', '{}', 1, 0, 1, NULL);`)
  recovered.close()
  expect(mergeOutbox(file(), other)).toBe(true)
  expect(ids().toSorted()).toEqual(['one', 'three', 'two'])
  fs.writeFileSync(other, 'garbage'.repeat(5_000))
  expect(mergeOutbox(file(), other)).toBe(false)
})

test('on the way back from a later version, whose outbox has a further column, nothing is lost', async () => {
  const { add, ids } = await start()
  add('one')
  const other = path.join(root, 'backed-up.sqlite')
  const later = new DatabaseSync(file())
  later.exec(`VACUUM INTO '${other}'`)
  add('two')
  later.exec("ALTER TABLE enquiry ADD COLUMN later TEXT; DELETE FROM enquiry WHERE id = 'one'")
  later.close()
  expect(mergeOutbox(file(), other)).toBe(true)
  expect(ids().toSorted()).toEqual(['one', 'two'])
})

test('only its owner may read it and its logs, also if an earlier version created it', async () => {
  fs.mkdirSync(environment.DATA_DIR)
  fs.writeFileSync(file(), '')
  fs.chmodSync(file(), 0o644)
  const { add } = await start()
  add('one')
  for (const suffix of FILES) expect(fs.statSync(`${file()}${suffix}`).mode & 0o777).toBe(0o600)
})

test('one that is not writable is reported, and is used again once it is', async () => {
  fs.mkdirSync(path.dirname(environment.DATA_DIR), { recursive: true })
  fs.writeFileSync(environment.DATA_DIR, 'not a folder')
  const { add, ids, outboxState } = await start()
  expect(() => add('one')).toThrow()
  expect(outboxState()).toEqual({
    pending: 0,
    refused: 0,
    oldestSeconds: 0,
    problems: ['outbox-not-writable'],
  })
  fs.rmSync(environment.DATA_DIR)
  add('one')
  expect([ids(), outboxState().problems]).toEqual([['one'], []])
})

test('a migration keeps pending and refused enquiries', async () => {
  fs.mkdirSync(environment.DATA_DIR)
  const old = new DatabaseSync(file())
  old.exec(`
    CREATE TABLE enquiry (
      id TEXT PRIMARY KEY, collection TEXT NOT NULL, item TEXT NOT NULL, received_at INTEGER NOT NULL,
      tries INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, refusal TEXT
    ) STRICT;
    CREATE TABLE receipt (
      fingerprint TEXT PRIMARY KEY, id TEXT NOT NULL, received_at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO enquiry VALUES ('waits', 'admission', '{}', 1, 0, 1, NULL);
    INSERT INTO enquiry VALUES ('refused', 'admission', '{}', 1, 0, 1, 'FAILED_VALIDATION');
    INSERT INTO receipt VALUES ('print', 'waits', 1);`)
  old.close()
  const { ids, outboxState } = await start()
  expect(ids()).toEqual(['waits'])
  expect(outboxState()).toMatchObject({ pending: 1, refused: 1, problems: [] })
})
