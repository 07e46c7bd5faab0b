import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eraseEnquiries, eraseExpiredEnquiries } from './erasure.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const tables = `
  CREATE TABLE enquiry (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL, refusal TEXT) STRICT;`
const memories = `
  CREATE TABLE receipt (fingerprint TEXT PRIMARY KEY, id TEXT NOT NULL) STRICT;
  CREATE TABLE letter (id TEXT PRIMARY KEY) STRICT;`

function outboxWith(schema: string, ages: Record<string, number>): DatabaseSync {
  const outbox = new DatabaseSync(':memory:')
  outbox.exec(schema)
  for (const [id, days] of Object.entries(ages))
    outbox.prepare('INSERT INTO enquiry VALUES (?, ?, NULL)').run(id, Date.now() - days * DAY_MS)
  return outbox
}

const idsIn = (outbox: DatabaseSync, table: string) =>
  outbox
    .prepare(`SELECT id FROM ${table} ORDER BY id`)
    .all()
    .map(({ id }) => id)

test('what came before the configured time goes, whether it waits or was refused', () => {
  const outbox = outboxWith(tables, { waiting: 397, refused: 397, young: 395 })
  outbox.exec("UPDATE enquiry SET refusal = 'X' WHERE id = 'refused'")
  expect(eraseExpiredEnquiries(outbox, 396)).toBe(2)
  expect(idsIn(outbox, 'enquiry')).toEqual(['young'])
})

test('an erased enquiry leaves nothing, also when the CMS has it already', () => {
  const outbox = outboxWith(tables + memories, { waiting: 1, other: 1 })
  for (const id of ['waiting', 'delivered', 'other']) {
    outbox.prepare('INSERT INTO receipt VALUES (?, ?)').run(`print of ${id}`, id)
    outbox.prepare('INSERT INTO letter VALUES (?)').run(id)
  }
  expect(eraseEnquiries(outbox, ['waiting', 'delivered'])).toBe(1)
  for (const table of ['enquiry', 'receipt', 'letter'])
    expect(idsIn(outbox, table)).toEqual(['other'])
})

test('an outbox of an earlier version has fewer tables', () => {
  const outbox = outboxWith(tables, { waiting: 1 })
  expect(eraseEnquiries(outbox, ['waiting'])).toBe(1)
})

test('neither an erased enquiry nor one that was delivered before stays in the file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'erasure-'))
  const outbox = new DatabaseSync(path.join(folder, 'outbox.sqlite'))
  outbox.exec(`PRAGMA journal_mode = WAL; ${tables}`)
  const canary = 'a-canary-that-must-not-stay'
  const add = outbox.prepare('INSERT INTO enquiry VALUES (?, 0, ?)')
  for (const id of ['delivered', 'erased']) add.run(id, canary.repeat(400))
  outbox.exec("DELETE FROM enquiry WHERE id = 'delivered'")
  eraseExpiredEnquiries(outbox, 1)
  const files = readdirSync(folder).map((name) => path.join(folder, name))
  expect(files.filter((file) => readFileSync(file).includes(canary))).toEqual([])
  outbox.close()
  rmSync(folder, { recursive: true })
})
