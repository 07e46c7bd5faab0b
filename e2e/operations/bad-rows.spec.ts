import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import fc from 'fast-check'
import { storedValues } from '../../lib/content/testing/hostile-values.ts'
import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample-pages'
import { withDatabase } from '../support/servers/database-file.ts'
import { readTokens, sendHint } from '../support/servers/instance.ts'
import { setUpServer } from '../support/servers/set-up.ts'

/** `BAD_ROWS=2000` for the full run. */
const ROWS = Number(process.env.BAD_ROWS ?? 54)
const BATCH = 11

/** Each list, a visible text of one of its rows, and the page that shows it. */
const LISTS = [
  { table: 'notification', field: 'title', page: '/notices' },
  { table: 'pages', field: 'content', page: '/Curriculum' },
  { table: 'heading', field: 'title', page: '/' },
  { table: 'faculty', field: 'name', page: '/Faculty' },
  { table: 'person', field: 'name', page: '/Trust' },
  { table: 'team', field: 'name', page: '/House' },
  { table: 'section', field: 'label', page: '/' },
  { table: 'fee', field: 'class_name', page: '/FeePaymentRules' },
  { table: 'calendar_date', field: 'title', page: '/SchoolCalendar' },
  { table: 'book', field: 'class', page: '/Booklist' },
  { table: 'gallery', field: 'title', page: '/Gallery' },
  { table: 'disclosure_document', field: 'title', page: '/Disclosure' },
  { table: 'board_result', field: 'remarks', page: '/Disclosure' },
] as const

type List = (typeof LISTS)[number]

test.setTimeout(Math.max(240_000, ROWS * 4_000))

const instance = setUpServer('bad-rows', (copy) => copy.start())
let hasEnded = false
/** The home page only shows the newest headings. */
let newestHeading = 0
test.beforeAll(() => {
  void instance.ended.then(() => (hasEnded = true))
  newestHeading = newestIn('heading')
})

const inCms = <Result>(work: Parameters<typeof withDatabase<Result>>[1]) =>
  withDatabase(join(instance.dataDir, 'cms.sqlite'), work)

const newestIn = (table: string) =>
  inCms((cms) => Number(cms.prepare(`SELECT max(id) AS id FROM ${table}`).get()?.id))

/** Copies a published row with one value replaced, bypassing all checks of the CMS; null if SQLite rejects it. */
function insertBadRow({ table }: List, column: number, value: unknown): number | null {
  return inCms((cms) => {
    const names = cms.prepare(`SELECT name FROM pragma_table_info('${table}') WHERE name <> 'id'`)
    const fields = names.all().map(({ name }) => `"${String(name)}"`)
    const values = fields.map((name, at) => {
      if (at === column % fields.length) return '?'
      // The name of a page is unique.
      return name === '"page_name"' ? 'hex(randomblob(8))' : name
    })
    const copy = `INSERT INTO ${table} (${fields.join()}) SELECT ${values.join()} FROM ${table}`
    try {
      const row = cms.prepare(`${copy} ORDER BY id LIMIT 1`).run(value as string)
      return Number(row.lastInsertRowid)
    } catch {
      return null
    }
  })
}

/** Changes the text of a visible row. */
function changeGoodRow({ table, field }: List, text: string): void {
  const where =
    table === 'pages'
      ? "page_name = 'curriculum'"
      : `id = ${table === 'heading' ? newestHeading : `(SELECT min(id) FROM ${table})`}`
  inCms((cms) => cms.prepare(`UPDATE ${table} SET ${field} = ? WHERE ${where}`).run(text))
}

async function hint(): Promise<void> {
  const { revalidateSecret } = await readTokens(instance.dataDir)
  expect((await sendHint(instance.siteUrl, revalidateSecret)).status).toBe(202)
}

const textAt = async (path: string) => (await fetch(instance.siteUrl + path)).text()

const listFindings = () =>
  inCms((cms) =>
    cms
      .prepare('SELECT what FROM content_finding')
      .all()
      .map(({ what }) => String(what)),
  )

/** The lists whose pages do not show a text. */
async function listMissing(text: string): Promise<string[]> {
  const shown = await Promise.all(
    LISTS.map(async ({ page }) => (await textAt(page)).includes(text)),
  )
  return LISTS.filter((_, index) => !shown[index]).map(({ table }) => table)
}

test('a broken row keeps its last good version, and editors see the problem', async () => {
  const id = newestIn('notification')
  changeGoodRow(LISTS[0], 'A good row')
  const set = (fields: string, ...values: (string | number)[]) =>
    inCms((cms) => cms.prepare(`UPDATE notification SET ${fields} WHERE id = ?`).run(...values, id))
  set("title = 'The last good version'")
  await hint()
  const address = `/notices/${id}`
  await expect.poll(() => textAt(address), { timeout: 10_000 }).toContain('The last good version')

  for (const bad of ["pinned = 'zz'", "publish_from = 'zz'", "date = 'zz'"]) {
    set(`title = 'The broken version', ${bad}`)
    await hint()
    const what = expect.stringMatching(new RegExp(`^Notice no. ${id}: .*shows the earlier version`))
    await expect.poll(listFindings, { timeout: 90_000 }).toContainEqual(what)
    expect(await textAt(address)).toContain('The last good version')
    set("title = 'The last good version', pinned = 0, publish_from = NULL, date = '2026-11-20'")
    await hint()
    await expect.poll(listFindings, { timeout: 90_000 }).not.toContainEqual(what)
  }
})

test('whatever a row contains, every other row is updated and every page is served', async () => {
  const columns = fc.tuple(fc.nat(40), storedValues)
  const values = fc.sample(columns, { numRuns: ROWS * 2, seed: 14 })
  let planted = 0
  for (let round = 0; planted < ROWS; round += 1) {
    const rows: { table: string; id: number }[] = []
    for (let count = 0; count < BATCH; count += 1) {
      const list = LISTS[count % LISTS.length] ?? LISTS[0]
      const [column, value] = values[planted % values.length] ?? [0, null]
      const id = insertBadRow(list, column, value)
      if (id !== null) rows.push({ table: list.table, id })
      planted += 1
    }
    const text = `Changed in round ${round}`
    for (const list of LISTS) changeGoodRow(list, text)
    await hint()
    await expect.poll(() => listMissing(text), { timeout: 10_000 }).toEqual([])
    const answers = await Promise.all(
      pages.map(async (page) => [page.path, (await fetch(instance.siteUrl + hrefOf(page))).status]),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    expect(hasEnded).toBe(false)
    for (const { table, id } of rows)
      inCms((cms) => cms.prepare(`DELETE FROM ${table} WHERE id = ?`).run(id))
  }
  console.log(`${planted} rows, process alive: ${String(!hasEnded)}`)
})
