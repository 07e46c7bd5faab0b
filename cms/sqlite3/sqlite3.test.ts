import { createRequire } from 'node:module'

type Callback = (
  this: { lastID: number; changes: number },
  error: Error | null,
  rows?: unknown[],
) => void
type Method = (sql: string, parameters?: unknown[], callback?: Callback) => void
type Driver = {
  OPEN_READWRITE: number
  OPEN_CREATE: number
  Database: new (
    file: string,
    flags: number,
    callback: (error: unknown) => void,
  ) => { run: Method; all: Method; close: (callback: (error: unknown) => void) => void }
}

const driver = createRequire(import.meta.url)('./index.cjs') as Driver
const flags = driver.OPEN_READWRITE | driver.OPEN_CREATE

const open = (file = ':memory:') => {
  const database = new driver.Database(file, flags, () => undefined)
  const call = (method: 'run' | 'all', sql: string, parameters?: unknown[]) =>
    new Promise<{ rows: unknown; self: object }>((resolve, reject) => {
      database[method](sql, parameters, function (error, rows) {
        if (error) reject(error)
        else resolve({ rows, self: this })
      })
    })
  return {
    run: async (sql: string, parameters?: unknown[]) => (await call('run', sql, parameters)).self,
    all: async (sql: string, parameters?: unknown[]) => (await call('all', sql, parameters)).rows,
  }
}

test('values come back as knex expects them', async () => {
  const { run, all } = open()
  await run('CREATE TABLE t (a integer, b text, c blob, d real, e datetime)')
  const day = new Date('2026-11-23T10:00:00Z')
  const row = [7, 7, Buffer.from('7'), 1.5, day]
  expect(await run('INSERT INTO t VALUES (?, ?, ?, ?, ?)', row)).toMatchObject({
    lastID: 1,
    changes: 1,
  })
  await run('INSERT INTO t VALUES (?, ?, ?, ?, ?)', [true, null, undefined, 2, '9007199254740993'])
  const [first, second] = (await all('SELECT *, typeof(a) AS type FROM t')) as Record<
    string,
    unknown
  >[]
  expect(first).toEqual({
    a: 7,
    b: '7',
    c: Buffer.from('7'),
    d: 1.5,
    e: day.getTime(),
    type: 'integer',
  })
  expect(second).toMatchObject({ a: 1, b: null, c: null, d: 2, type: 'integer' })
  // An integer that exceeds a double loses its last digits, as in JSON.
  expect(second?.e).toBeCloseTo(2 ** 53, 0)
  expect(Object.getPrototypeOf(first)).toBe(Object.prototype)
})

test('errors begin with the name of the result code', async () => {
  const { run } = open()
  await run('CREATE TABLE t (id text PRIMARY KEY, n integer NOT NULL)')
  await run('INSERT INTO t VALUES (?, 1)', ['a'])
  const unique = 'SQLITE_CONSTRAINT: UNIQUE constraint failed: t.id'
  await expect(run('INSERT INTO t VALUES (?, 1)', ['a'])).rejects.toMatchObject({
    message: unique,
    code: 'SQLITE_CONSTRAINT',
    errno: 19,
  })
  await expect(run('SELECT nothing FROM nowhere')).rejects.toMatchObject({ code: 'SQLITE_ERROR' })
})

test('double-quoted text that is not a name is a string, as in default values', async () => {
  const { run, all } = open()
  await run('CREATE TABLE t (a integer, status text DEFAULT "draft")')
  await run('INSERT INTO t (a) VALUES (1)')
  expect(await all('SELECT status FROM t')).toEqual([{ status: 'draft' }])
})

test('a file that cannot be opened is reported to the callback', async () => {
  const error = await new Promise(
    (resolve) => new driver.Database('/no/such/folder', flags, resolve),
  )
  expect(error).toMatchObject({ code: 'SQLITE_CANTOPEN' })
})
