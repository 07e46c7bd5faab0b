import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyCms, loadPostgres } from '../../scripts/backup/databases.ts'
import { freePorts } from '../support/servers/ports.ts'
import { postgresBin, startPostgres } from '../support/servers/postgres.ts'

test.skip(!postgresBin(), 'PostgreSQL is not installed')

const ALL = 'SELECT id, name FROM admission ORDER BY id'
const TEXTS = ['a\tb', 'two\nlines', '\\.', 'one\u2028two', '', 'अनन्या']

test('a CMS in PostgreSQL is saved and restored, completely or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-dump-'))
  const [port = 0] = await freePorts(1)
  const server = await startPostgres(port)
  const database = (name: string) => ({ ...server.variables, DB_DATABASE: name })
  const sql = (name: string, text: string) =>
    execFileSync(
      'psql',
      ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'school', '-d', name, '-XqAt', '-c', text],
      { encoding: 'utf8' },
    )
  const rows = TEXTS.map((text, id) => `('${id}', '${text}')`)
  sql('school', 'CREATE TABLE admission (id text PRIMARY KEY, name text)')
  sql('school', `INSERT INTO admission VALUES ${rows.join(', ')}`)
  sql(
    'school',
    'CREATE TABLE admission_form (id uuid); INSERT INTO admission_form VALUES (gen_random_uuid())',
  )
  expect(await copyCms('', folder, database('school'))).toHaveLength(TEXTS.length + 1)

  sql('school', 'CREATE DATABASE other')
  sql('other', "CREATE TABLE admission (id text); INSERT INTO admission VALUES ('newer')")
  await loadPostgres(folder, database('other'))
  expect(sql('other', ALL)).toBe(sql('school', ALL))

  const dump = join(folder, 'cms.dump')
  await truncate(dump, (await stat(dump)).size - 20)
  await expect(loadPostgres(folder, database('other'))).rejects.toThrow(/pg_restore failed/)
  expect(sql('other', ALL)).toBe(sql('school', ALL))

  const away = { ...database('school'), DB_PORT: '9', DB_PASSWORD: 'SECRET' }
  const failure = await copyCms('', folder, away).catch(String)
  expect(failure).toMatch(/psql failed.*port 9 failed/)
  expect(failure).not.toContain('SECRET')
  await server.stop()
  await rm(folder, { recursive: true })
})
