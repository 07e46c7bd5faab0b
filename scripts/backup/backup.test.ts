import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openOutbox } from '../../lib/enquiry/outbox/schema.ts'
import { makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'
import { sqliteDatabase } from './sqlite.ts'

/** A change between the copies of the outbox and the CMS. */
const betweenCopies = { current: () => {} }

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const dataDir = join(folder, 'data')
const cmsFile = join(dataDir, 'cms.sqlite')
const real = sqliteDatabase(cmsFile)
const save = (to: string) => {
  betweenCopies.current()
  return real.save(to)
}
const source = { dataDir, cms: { ...real, save } }
const placeAt = (place: string) => ({ dataDir: place, cms: real })
const modeOf = (path: string) => statSync(path).mode & 0o777

beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  mkdirSync(join(dataDir, 'exports'))
  writeFileSync(join(dataDir, 'uploads/a.pdf'), 'bytes')
  writeFileSync(join(dataDir, 'exports/of-a-parent.json'), '{}')
  writeFileSync(join(dataDir, 'secrets.json'), '{}')
  const cms = new DatabaseSync(cmsFile)
  cms.exec(`
    CREATE TABLE directus_collections (collection TEXT);
    CREATE TABLE directus_files (filename_disk TEXT, filesize INTEGER);
    CREATE TABLE admission (id TEXT);
    CREATE TABLE admission_form (id TEXT);
    INSERT INTO directus_collections VALUES ('admission'), ('a-folder-without-a-table');
    INSERT INTO directus_files VALUES ('a.pdf', 5);
    INSERT INTO admission VALUES ('1'), ('2');`)
  cms.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** An outbox that stays open, like that of a running site. */
const outbox = () => {
  const database = openOutbox(join(dataDir, 'outbox.sqlite'))
  database.exec(
    `INSERT OR IGNORE INTO enquiry (id, collection, item, received_at, next_at)
     VALUES ('3', 'admission', '{}', 0, 0)`,
  )
  return database
}

test('the write-ahead log of an open outbox is in the backup, which only its owner can read', async () => {
  const open = outbox()
  const target = join(folder, 'one')
  const { manifest, missingFiles } = await makeBackup(source, target)
  expect(manifest.rows).toEqual({ admission: 2, directus_files: 1, outbox: 1 })
  expect(missingFiles).toBe(0)
  expect(Object.keys(manifest.files).toSorted()).toEqual([
    'cms.sqlite',
    'outbox.sqlite',
    'secrets.json',
    'uploads/a.pdf',
  ])
  expect([modeOf(target), modeOf(join(target, 'uploads/a.pdf'))]).toEqual([0o700, 0o600])
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  open.close()
})

test('a restored folder has the same rows and bytes; a non-empty one is only replaced on request', async () => {
  const target = join(folder, 'two')
  await makeBackup(source, target)
  const place = join(folder, 'restored')
  expect((await restoreBackup(target, placeAt(place), false)).oldFolder).toBeNull()
  expect(readFileSync(join(place, 'uploads/a.pdf'), 'utf8')).toBe('bytes')
  await expect(restoreBackup(target, placeAt(place), false)).rejects.toThrow(
    /is not empty.*--replace/,
  )

  writeFileSync(join(place, 'newer'), 'kept')
  const { oldFolder } = await restoreBackup(target, placeAt(place), true)
  expect(readFileSync(join(oldFolder ?? '', 'newer'), 'utf8')).toBe('kept')
  expect(readdirSync(place)).not.toContain('newer')
})

test.each([
  ['a changed file', () => writeFileSync(join(folder, 'bad/uploads/a.pdf'), 'bites')],
  ['a missing file', () => rmSync(join(folder, 'bad/uploads/a.pdf'))],
  ['a damaged database', () => writeFileSync(join(folder, 'bad/cms.sqlite'), 'no database')],
])('%s is found before anything is replaced', async (_, harm) => {
  const bad = join(folder, 'bad')
  await makeBackup(source, bad)
  harm()
  const place = join(folder, 'untouched')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'mine'), '')
  await expect(restoreBackup(bad, placeAt(place), true)).rejects.toThrow(/is damaged/)
  expect(readdirSync(place)).toEqual(['mine'])
  expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([])
  rmSync(bad, { recursive: true })
})

test('a backup needs an empty folder outside the data folder, and other folders are rejected', async () => {
  await expect(makeBackup(source, dataDir)).rejects.toThrow(/in the data folder itself/)
  await expect(makeBackup(source, folder)).rejects.toThrow(/is not empty/)
  await expect(restoreBackup(folder, placeAt(join(folder, 'x')), false)).rejects.toThrow(
    /is not a backup/,
  )
})

test('an enquiry that is delivered between the copies is in the backup', async () => {
  const open = outbox()
  betweenCopies.current = () => {
    open.exec('DELETE FROM enquiry')
    const cms = new DatabaseSync(cmsFile)
    cms.exec(
      "INSERT INTO admission SELECT '3' WHERE NOT EXISTS (SELECT * FROM admission WHERE id = '3')",
    )
    cms.close()
  }
  const { manifest } = await makeBackup(source, join(folder, 'between'))
  betweenCopies.current = () => {}
  expect(manifest.rows).toMatchObject({ admission: 3, outbox: expect.any(Number) as number })
  open.close()
})

test('a backup whose copy elsewhere fails is removed, and the outbox keeps everything', async () => {
  const open = outbox()
  open.exec(
    `INSERT INTO enquiry (id, collection, item, received_at, next_at, delivered_at)
     VALUES ('1', 'admission', '{}', 0, 0, 1)`,
  )
  const failed = makeBackup(source, join(folder, 'not-copied'), async (draft) => {
    expect(readdirSync(draft)).toContain('backup.json')
    throw new Error('No space there')
  })
  await expect(failed).rejects.toThrow('No space there')
  expect(readdirSync(folder).filter((name) => name.includes('not-copied'))).toEqual([])
  expect(open.prepare("SELECT id FROM enquiry WHERE id = '1'").all()).toHaveLength(1)
  open.exec("DELETE FROM enquiry WHERE id = '1'")
  open.close()
})

test('missing files are counted', async () => {
  const cms = new DatabaseSync(cmsFile)
  cms.exec("INSERT INTO directus_files VALUES ('gone.pdf', 7), ('arriving.pdf', NULL)")
  cms.close()
  expect((await makeBackup(source, join(folder, 'three'))).missingFiles).toBe(1)
})

test('delivered enquiries stay in the outbox until a backup of the CMS has them', async () => {
  const open = outbox()
  const ids = () =>
    open
      .prepare('SELECT id FROM enquiry ORDER BY id')
      .all()
      .map(({ id }) => id)
  for (const id of ['1', 'lost'])
    open.exec(
      `INSERT INTO enquiry (id, collection, item, received_at, next_at, delivered_at)
       VALUES ('${id}', 'admission', '{}', 0, 0, 1)`,
    )
  await makeBackup(source, join(folder, 'delivered'))
  expect(ids()).toEqual(['3', 'lost'])
  open.close()
})

test('an outbox that is replaced by a restored one is merged into it', async () => {
  const backup = join(folder, 'older')
  await makeBackup(source, backup)
  const place = join(folder, 'merged')
  await restoreBackup(backup, placeAt(place), false)
  const newer = openOutbox(join(place, 'outbox.sqlite'))
  newer.exec(
    `INSERT INTO enquiry (id, collection, item, received_at, next_at, delivered_at)
     VALUES ('since', 'admission', '{}', 0, 0, 1)`,
  )
  newer.close()
  await restoreBackup(backup, placeAt(place), true)
  const merged = openOutbox(join(place, 'outbox.sqlite'))
  expect(merged.prepare("SELECT id FROM enquiry WHERE id = 'since'").all()).toHaveLength(1)
  merged.close()
})
