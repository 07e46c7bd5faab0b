import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { temporaryFolder } from '../../server/testing/temporary.ts'

const root = temporaryFolder()
const environment = { DATA_DIR: root }
jest.mock('../../server/environment.ts', () => ({ siteEnvironment: () => environment }))
jest.mock('../../server/log.ts', () => ({ log: { error: jest.fn() } }))

const file = () => path.join(environment.DATA_DIR, 'outbox.sqlite')
const FILES = ['', '-wal', '-shm']

/** The outbox in a newly started process. */
async function start() {
  const place = Symbol.for('school-website.outbox')
  const { opened } = (Reflect.get(globalThis, place) ?? {}) as {
    opened?: { database: DatabaseSync }
  }
  if (opened?.database.isOpen) opened.database.close()
  Reflect.deleteProperty(globalThis, place)
  jest.resetModules()
  const { addEnquiry, listDueEnquiries, outboxState } = await import('./enquiries.ts')
  const { inOutbox } = await import('./database.ts')
  return {
    add: (id: string) =>
      addEnquiry({ id, collection: 'admission', item: { text: 'x'.repeat(300) } }, 0, false),
    ids: () => listDueEnquiries(1_000).map(({ id }) => id),
    checkpoint: () => inOutbox((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')),
    outboxState,
  }
}

let count = 0
beforeEach(() => void (environment.DATA_DIR = path.join(root, String(++count))))

const corrupt = () =>
  fs.readdirSync(environment.DATA_DIR).filter((name) => /^outbox\.corrupt-.*\.sqlite$/.test(name))

const garbage = (from: number, length: number) => {
  const handle = fs.openSync(file(), 'r+')
  fs.writeSync(handle, Buffer.alloc(length, 'garbage'), 0, length, from)
  fs.closeSync(handle)
}

const removeAll = () => FILES.forEach((suffix) => fs.rmSync(`${file()}${suffix}`, { force: true }))
const replaceBy = (make: () => void) => () => (removeAll(), make())

/** How the files are damaged. */
const damages: [title: string, damage: () => void][] = [
  ['garbage instead', () => fs.writeFileSync(file(), 'garbage'.repeat(5_000))],
  ['garbage at the start', () => garbage(0, 200)],
  ['garbage in the middle', () => garbage(8 * 4096, 4096)],
  ['a part of it', () => fs.truncateSync(file(), Math.floor(fs.statSync(file()).size * 0.8))],
  ['nothing', () => fs.truncateSync(file(), 0)],
  ['a folder', replaceBy(() => fs.mkdirSync(file()))],
  ['another database', replaceBy(() => new DatabaseSync(file()).exec('CREATE TABLE enquiry (x)'))],
  ['no file', removeAll],
  ['no log', () => fs.rmSync(`${file()}-wal`, { force: true })],
]

const sent = Array.from({ length: 60 }, (_, number) => `id-${String(number).padStart(3, '0')}`)

test.each(damages)(
  '%s while the process runs: nothing is lost, and enquiries are accepted',
  async (_, damage) => {
    const running = await start()
    for (const id of sent.slice(0, 50)) running.add(id)
    running.checkpoint()
    for (const id of sent.slice(50)) running.add(id)
    damage()
    running.add('new')
    expect(running.ids().toSorted()).toEqual([...sent, 'new'])
    const again = await start()
    expect(again.ids().toSorted()).toEqual([...sent, 'new'])
  },
)

test.each(damages)(
  '%s at the start: enquiries are accepted, and readable ones are kept',
  async (title, damage) => {
    const before = await start()
    for (const id of sent) before.add(id)
    before.checkpoint()
    await start()
    damage()
    const after = await start()
    after.add('new')
    const found = after.ids()
    expect(found).toContain('new')
    if (title === 'garbage in the middle' || title === 'a part of it')
      expect(found.length).toBeGreaterThan(15)
    const isReported = !['no file', 'no log', 'nothing'].includes(title)
    expect(corrupt()).toHaveLength(isReported ? 1 : 0)
    expect(after.outboxState().problems).toEqual(isReported ? ['outbox-was-damaged'] : [])
  },
)

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
    ...{ pending: 0, refused: 0, oldestSeconds: 0 },
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
