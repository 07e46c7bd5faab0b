import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { readPostgresCopy } from '../../../scripts/backup/postgres-copy.ts'
import { postgresDatabase, postgresVariables } from '../../../scripts/backup/postgres.ts'
import { freePorts } from '../../../scripts/lib/free-ports.ts'
import { postgresBin } from '../../deploy/packages.ts'
import { startPostgres } from '../../deploy/postgres.ts'

test.skip(!postgresBin(), 'PostgreSQL is not installed')
test.describe.configure({ mode: 'serial' })

const folder = join(tmpdir(), `backup-postgres-${process.pid}`)
const dump = join(folder, 'cms.dump')
let server: Awaited<ReturnType<typeof startPostgres>>
const settings = (database: string) => ({ ...server.variables, DB_DATABASE: database })
const sql = (database: string, text: string) =>
  execFileSync('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', text], {
    ...{ encoding: 'utf8' },
    env: { ...process.env, ...postgresVariables(settings(database)) },
  })
const TEXTS = ['a\tb', 'two\nlines', '\\.', 'C:\\N', 'one\u2028two', '', 'अनन्या']
const ALL = 'SELECT id, name FROM admission ORDER BY id'

test.beforeAll(async () => {
  mkdirSync(folder, { mode: 0o700 })
  const [port = 0] = await freePorts(1)
  server = await startPostgres(port)
  const rows = TEXTS.map((text, id) => `('${id}', '${text}')`)
  sql(
    'school',
    `CREATE TABLE directus_collections (collection text, note text);
     INSERT INTO directus_collections VALUES ('admission', 'x'), ('a-folder', NULL);
     CREATE TABLE directus_files (id int, filename_disk text, filesize bigint);
     INSERT INTO directus_files VALUES (1, 'a.pdf', 5), (2, 'arriving.pdf', NULL);
     CREATE TABLE directus_activity (id int);
     CREATE TABLE admission (name text, id text PRIMARY KEY);
     INSERT INTO admission (id, name) VALUES ${rows.join(', ')}, ('none', NULL);
     CREATE TABLE admission_form (id text);`,
  )
  await postgresDatabase(settings('school')).save(dump)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('a dump is read with all its rows, whatever they contain', async () => {
  expect(await readPostgresCopy(dump)).toEqual({
    rows: { admission: 8, directus_files: 2 },
    enquiryIds: ['0', '1', '2', '3', '4', '5', '6', 'none'],
    files: [{ name: 'a.pdf', size: 5 }],
  })
})

test('a dump is restored into an empty database, and into another one only on request', async () => {
  sql('school', 'CREATE DATABASE empty')
  const { load } = postgresDatabase(settings('empty'))
  await load?.(dump, false)
  expect(sql('empty', ALL)).toBe(sql('school', ALL))
  sql('empty', "DELETE FROM admission; INSERT INTO admission VALUES ('newer', 'newer')")
  await expect(load?.(dump, false)).rejects.toThrow(/database empty is not empty.*--replace/)
  expect(sql('empty', ALL)).toBe('newer|newer\n')
  await load?.(dump, true)
  expect(sql('empty', ALL)).toBe(sql('school', ALL))
})

test('a truncated dump is rejected, and changes nothing', async () => {
  truncateSync(dump, statSync(dump).size - 20)
  await expect(readPostgresCopy(dump)).rejects.toThrow(/cannot be read: use another backup/)
  const before = sql('school', ALL)
  await expect(postgresDatabase(settings('school')).load?.(dump, true)).rejects.toThrow(
    /pg_restore failed/,
  )
  expect(sql('school', ALL)).toBe(before)
})

test('an unreachable database is reported without its password', async () => {
  const away = { ...settings('school'), DB_PORT: '9', DB_PASSWORD: 'SECRET' }
  const failed = await postgresDatabase(away).save(dump).catch(String)
  expect(failed).toMatch(/pg_dump failed.*port 9 failed/)
  expect(failed).not.toContain('SECRET')
})
