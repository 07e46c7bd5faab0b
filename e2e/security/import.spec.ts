import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { rowOf, workbookOf } from '../../cms/extensions/school/src/website/testing/workbook.ts'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { toCsv } from 'school-schema/values/csv'
import type { CmsResponse } from '../../cms/setup/client.ts'
import { askCms, asRole, call, idOf, listItems } from '../support/cms.ts'

// Requests of one person that must not keep the others waiting.

const upload = (token: string, collection: string, text: string): Promise<CmsResponse> => {
  const form = new FormData()
  form.set('file', new File([text], 'table.csv', { type: 'text/csv' }))
  return call(token, 'POST', `/utils/import/${collection}`, form)
}

/** Someone else, who signs in. */
async function withColleague(work: (signIn: () => Promise<number>) => Promise<void>) {
  const id = randomUUID()
  const login = { email: `${id}@example.com`, password: `mango ${randomUUID()}` }
  await askCms('POST', '/users', { id, ...login, status: 'active' })
  await work(async () => (await call(null, 'POST', '/auth/login', login)).status)
  await askCms('DELETE', `/users/${id}`)
}

const department = `Botany ${randomUUID()}`
const HEADINGS = ['Name', 'Designation', 'Qualification', 'Department']
const teacher = (name: string) => [name, 'PGT', 'M.Sc., B.Ed.', department]

test('a refused file names the row and the reason, stores nothing, and the next person can sign in', async () => {
  await withColleague((signIn) =>
    asRole(EDITOR_ROLE, async (token) => {
      for (const [collection, text, reason] of [
        [
          'faculty',
          toCsv([HEADINGS, teacher('Refused'), teacher('')]),
          'Row 3 of the file: “Name”: it is empty.',
        ],
        [
          'faculty',
          'Teacher,Post\r\nRefused,B\r\n',
          'The columns “Teacher”, “Post” are not known here.',
        ],
        [
          'fee',
          'Class,Fee (Rs.)\r\nRefused,100\r\nRefused,200\r\n',
          'Another entry has this already. Nothing was imported.',
        ],
        ['school', 'Name\r\nAnother school\r\n', 'Files cannot be imported here.'],
        ['faculty', `Name\r\n${'Refused\r\n'.repeat(201)}`, 'at most 200 can be imported'],
      ] as const) {
        const { status, refusal } = await upload(token, collection, text)
        expect(refusal).toContain(reason)
        expect(status).toBe(400)
        expect(await signIn()).toBe(200)
      }
      expect(await listItems('faculty', 'name', 'Refused')).toEqual([])
      expect(await listItems('fee', 'class_name', 'Refused')).toEqual([])
    }),
  )
})

test('a spreadsheet that would need the memory of the machine is refused, and the next person can sign in', async () => {
  const importBooks = (token: string | null, file: Buffer) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(file)], 'table.xlsx'))
    return call(token, 'POST', '/utils/import/book', form)
  }
  const row = workbookOf([{ name: 'Books', rows: '<row><c r="A9999999"><v>1</v></c></row>' }])
  const heap = workbookOf([{ name: 'Books', rows: rowOf(1_000_000, ['Title']) }])
  const inflated = workbookOf([{ name: 'Books', rows: '', body: ' '.repeat(60_000_000) }])
  const files = [row, heap, inflated]
  for (const file of files) expect((await importBooks(null, file)).status).toBe(403)
  await asRole(OFFICE_ROLE, async (token) => {
    for (const file of files) expect((await importBooks(token, file)).status).toBe(403)
  })
  await withColleague((signIn) =>
    asRole(EDITOR_ROLE, async (token) => {
      for (const file of files) {
        const [answer, colleague] = await Promise.all([importBooks(token, file), signIn()])
        expect(answer.refusal).toMatch(/cannot be read|too large to read/)
        expect(colleague).toBe(200)
      }
    }),
  )
})

test('bodies that keep everybody waiting are refused by everybody', async () => {
  const words = 'x '.repeat(40_000)
  const fields = new FormData()
  for (let field = 1; field <= 101; field++) fields.set(`field-${field}`, 'A')
  await asRole(EDITOR_ROLE, async (token) => {
    for (const [sender, method, path, body] of [
      [null, 'POST', '/items/pages', { content: words }],
      [null, 'POST', '/files', fields],
      [token, 'POST', '/files', fields],
      [token, 'SEARCH', '/items/pages', { query: { search: words } }],
      [token, 'POST', '/graphql', { query: `{ pages(search: "${words}") { id } }` }],
      [token, 'POST', '/items/pages', Array.from({ length: 31_000 }, () => 1)],
    ] as const)
      expect([403, 413], `${method} ${path}`).toContain(
        (await call(sender, method, path, body)).status,
      )
  })
})

test('a table of the website is imported under its own headings, and once', async () => {
  await asRole(EDITOR_ROLE, async (token) => {
    // The second time with a title above the headings, and with a space too many.
    for (const [time, title, name] of [
      [1, [], 'Mr "Joe", Rao'],
      [2, [['Teaching staff', '', '', '']], 'Mr  "Joe",  Rao'],
    ] as const) {
      const table = toCsv([...title, HEADINGS, teacher('श्रीमती सुनीता'), teacher(name)])
      expect((await upload(token, 'faculty', table)).status).toBe(200)
      const rows = await listItems('faculty', 'department', department)
      expect(rows).toMatchObject([
        { name: 'श्रीमती सुनीता', qualification: 'M.Sc., B.Ed.', status: 'published' },
        { name: 'Mr "Joe", Rao', designation: 'PGT', status: 'published' },
      ])
      if (time === 2) await askCms('DELETE', '/items/faculty', rows.map(idOf))
    }
    const [fee] = await listItems('fee', 'class_name', 'UKG')
    const changed = toCsv([
      ['Class', 'Fee (Rs.)'],
      ['UKG', 9151],
      [department.slice(0, 20), 1],
    ])
    expect((await upload(token, 'fee', changed)).status).toBe(200)
    const [now] = await listItems('fee', 'class_name', 'UKG')
    expect(now).toMatchObject({ id: fee?.['id'], amount: 9151 })
    await askCms('PATCH', `/items/fee/${idOf(fee)}`, { amount: fee?.['amount'] })
    const [added] = await listItems('fee', 'class_name', department.slice(0, 20))
    expect((await askCms('DELETE', `/items/fee/${idOf(added)}`)).status).toBe(204)
  })
})

test('a request that asks for too much is refused', async () => {
  const lists = Array.from({ length: 200 }, (_, index) => `a${index}: faculty(limit: -1) { id }`)
  const rows = Array.from({ length: 301 }, () => ({ name: 'One of many' }))
  await asRole(EDITOR_ROLE, async (token) => {
    const query = await call(token, 'POST', '/graphql', { query: `{ ${lists.join(' ')} }` })
    expect(query.text).toContain('more that 300 tokens')
    const batch = await call(token, 'POST', '/items/faculty', rows)
    expect(batch.text).toMatch(/max batch mutation limit/i)
  })
})

test('the CMS numbers its rows, so that there is always a next number', async () => {
  await asRole(EDITOR_ROLE, async (token) => {
    for (const [path, row] of [
      ['/items/faculty', { name: 'A' }],
      ['/presets', { collection: 'pages' }],
    ] as const) {
      const given = { ...row, id: Number.MAX_SAFE_INTEGER }
      const created = idOf((await call(token, 'POST', path, given)).row)
      expect(Number(created)).toBeLessThan(1_000_000)
      expect((await askCms('DELETE', `${path}/${created}`)).status).toBe(204)
    }
  })
})
