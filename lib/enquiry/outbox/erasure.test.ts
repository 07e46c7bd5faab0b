import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eraseBackedUpEnquiries, eraseEnquiries, eraseExpiredEnquiries } from './erasure.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const tables = `
  CREATE TABLE enquiry (
    id TEXT PRIMARY KEY, received_at INTEGER NOT NULL, refusal TEXT, delivered_at INTEGER
  ) STRICT;
  CREATE TABLE letter (id TEXT PRIMARY KEY) STRICT;`

function outboxWith(ages: Record<string, number>): DatabaseSync {
  const outbox = new DatabaseSync(':memory:')
  outbox.exec(tables)
  for (const [id, days] of Object.entries(ages))
    outbox
      .prepare('INSERT INTO enquiry VALUES (?, ?, NULL, NULL)')
      .run(id, Date.now() - days * DAY_MS)
  return outbox
}

const idsIn = (outbox: DatabaseSync, table: string) =>
  outbox
    .prepare(`SELECT id FROM ${table} ORDER BY id`)
    .all()
    .map(({ id }) => id)

test('expired enquiries are erased, pending, refused or delivered', () => {
  const outbox = outboxWith({ pending: 397, refused: 397, delivered: 397, young: 395 })
  outbox.exec("UPDATE enquiry SET refusal = 'X' WHERE id = 'refused'")
  outbox.exec("UPDATE enquiry SET delivered_at = 1 WHERE id = 'delivered'")
  expect(eraseExpiredEnquiries(outbox, 396)).toBe(3)
  expect(idsIn(outbox, 'enquiry')).toEqual(['young'])
})

test('an enquiry is erased with its e-mail', () => {
  const outbox = outboxWith({ erased: 1, other: 1 })
  for (const id of ['erased', 'other']) outbox.prepare('INSERT INTO letter VALUES (?)').run(id)
  expect(eraseEnquiries(outbox, ['erased', 'unknown'])).toBe(1)
  for (const table of ['enquiry', 'letter']) expect(idsIn(outbox, table)).toEqual(['other'])
})

test('what a backup contains is erased, except pending enquiries and those of a day', () => {
  const outbox = outboxWith({ old: 2, recent: 0.9, pending: 2, elsewhere: 2 })
  outbox.exec("UPDATE enquiry SET delivered_at = 1 WHERE id <> 'pending'")
  eraseBackedUpEnquiries(outbox, ['old', 'recent', 'pending'])
  expect(idsIn(outbox, 'enquiry')).toEqual(['elsewhere', 'pending', 'recent'])
})

test('neither an erased enquiry nor one that was deleted before stays in the file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'erasure-'))
  const outbox = new DatabaseSync(path.join(folder, 'outbox.sqlite'))
  outbox.exec(`PRAGMA journal_mode = WAL; ${tables}`)
  const canary = 'a-canary-that-must-not-stay'
  const add = outbox.prepare('INSERT INTO enquiry VALUES (?, 0, ?, NULL)')
  for (const id of ['delivered', 'erased']) add.run(id, canary.repeat(400))
  outbox.exec("DELETE FROM enquiry WHERE id = 'delivered'")
  eraseExpiredEnquiries(outbox, 1)
  const files = readdirSync(folder).map((name) => path.join(folder, name))
  expect(files.filter((file) => readFileSync(file).includes(canary))).toEqual([])
  outbox.close()
  rmSync(folder, { recursive: true })
})
