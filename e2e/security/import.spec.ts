import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import {
  archiveOf,
  rowOf,
  workbookOf,
} from '../../cms/extensions/school/src/website/testing/workbook.ts'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { toCsv } from 'school-schema/values/csv'
import { askCms, asRole, call, createItem, idOf, listItems, sampleFile } from '../support/cms.ts'
import { requireEnv } from '../support/require-env.ts'

const upload = (token: string, collection: string, text: string) => {
  const form = new FormData()
  form.set('file', new File([text], 'table.csv', { type: 'text/csv' }))
  return call(token, 'POST', `/utils/import/${collection}`, form)
}

const department = `Botany ${randomUUID()}`
const HEADINGS = ['Name', 'Designation', 'Qualification', 'Department']
const teacher = (name: string) => [name, 'PGT', 'M.Sc., B.Ed.', department]

test('a refused file names the row and the reason, and stores nothing', async () => {
  await asRole(EDITOR_ROLE, async (token) => {
    for (const [collection, text, reason] of [
      [
        'faculty',
        toCsv([HEADINGS, teacher('Refused'), teacher('')]),
        'Row 3 of the file: “Name”: it is empty.',
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
    }
    expect(await listItems('faculty', 'name', 'Refused')).toEqual([])
    expect(await listItems('fee', 'class_name', 'Refused')).toEqual([])
  })
})

test('a spreadsheet that exceeds the memory is refused while other people sign in', async () => {
  const id = randomUUID()
  const login = { email: `${id}@example.com`, password: `mango ${randomUUID()}` }
  await askCms('POST', '/users', { id, ...login, status: 'active' })
  const file = workbookOf([{ name: 'Books', rows: rowOf(1_000_000, ['Title']) }])
  const importBooks = (token: string) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(file)], 'table.xlsx'))
    return call(token, 'POST', '/utils/import/book', form)
  }
  await asRole(OFFICE_ROLE, async (token) => expect((await importBooks(token)).status).toBe(403))
  await asRole(EDITOR_ROLE, async (token) => {
    const signIn = call(null, 'POST', '/auth/login', login)
    const [answer, colleague] = await Promise.all([importBooks(token), signIn])
    expect(answer.refusal).toContain('too large to read')
    expect(colleague.status).toBe(200)
  })
  await askCms('DELETE', `/users/${id}`)
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
    const [name, other] = [randomUUID(), randomUUID()].map((each) => each.slice(0, 20))
    const id = await createItem('fee', { class_name: name, amount: 9150 })
    const changed = toCsv([
      ['Class', 'Fee (Rs.)'],
      [name ?? '', 9151],
      [other ?? '', 1],
    ])
    expect((await upload(token, 'fee', changed)).status).toBe(200)
    expect(await listItems('fee', 'class_name', name ?? '')).toMatchObject([{ id, amount: 9151 }])
    // What somebody has changed since stays, and is named.
    await askCms('PATCH', `/items/fee/${id}`, { amount: 9152 })
    const again = await upload(token, 'fee', changed)
    expect(again.text).toContain('since the last import stays: row 2 (Amount).')
    expect(await listItems('fee', 'class_name', name ?? '')).toMatchObject([{ id, amount: 9152 }])
    const [added] = await listItems('fee', 'class_name', other ?? '')
    expect((await askCms('DELETE', '/items/fee', [id, Number(added?.['id'])])).status).toBe(204)
  })
})

test('a request that asks for too much is refused', async () => {
  const lists = Array.from({ length: 200 }, (_, index) => `a${index}: faculty(limit: -1) { id }`)
  const rows = Array.from({ length: 301 }, () => ({ name: 'One of many' }))
  const words = { content: 'x '.repeat(40_000) }
  expect((await call(null, 'POST', '/items/pages', words)).status).toBe(403)
  await asRole(EDITOR_ROLE, async (token) => {
    const many = await call(token, 'POST', '/items/pages', Array<number>(31_000).fill(1))
    expect(many.status).toBe(413)
    const query = await call(token, 'POST', '/graphql', { query: `{ ${lists.join(' ')} }` })
    expect(query.text).toContain('more that 400 tokens')
    const batch = await call(token, 'POST', '/items/faculty', rows)
    expect(batch.text).toMatch(/max batch mutation limit/i)
  })
})

test('an administrator brings a ZIP along in the browser, and sees first what would come', async () => {
  const title = `Neem ${randomUUID()}`
  const send = (token: string | null, values: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    return call(token, 'POST', '/old-website', form)
  }
  const html = `<title>A</title><h1>${title}</h1><p>Date: 01/06/2025</p><img src="png.jpg">`
  const picture = sampleFile('garden.webp')
  const archive = archiveOf({ [`neem/${title}.html`]: html, 'neem/png.jpg': picture })
  const file = new File([new Uint8Array(archive)], 'neem.zip')
  // Anybody else is refused before anything is read.
  expect((await send(null, { action: 'check', file })).status).toBe(403)
  await asRole(EDITOR_ROLE, async (token) => {
    expect((await send(token, { action: 'check', file })).status).toBe(403)
    expect((await call(token, 'GET', '/old-website/report')).status).toBe(403)
  })
  const token = requireEnv('E2E_CMS_ADMIN_TOKEN')
  expect((await send(token, { action: 'check', address: 'file:///etc/hosts' })).status).toBe(400)

  const said = async (words: RegExp, values: Record<string, string | File>) => {
    expect((await send(token, values)).status).toBe(200)
    const page = async () => (await askCms('GET', '/old-website')).text
    await expect.poll(page, { timeout: 60_000 }).toMatch(words)
  }
  const address = requireEnv('E2E_CMS_URL')
  await said(/cannot be imported:[^]*in the network of this computer/, { action: 'check', address })
  await said(/Notices: 1 new[^]*value="import"/, { action: 'check', file })
  expect(await listItems('notification', 'title', title)).toEqual([])
  await said(/neem\.zip<\/strong> is imported/, { action: 'import' })
  const rows = await listItems('notification', 'title', title)
  expect(rows).toMatchObject([{ status: 'draft', date: '2025-06-01' }])
  // The CMS has given the picture another name.
  await said(/files: 0 new, 0 changed, 1 the same[^]*Notices: 0 new/, {
    action: 'check',
    file,
  })
  await askCms('DELETE', '/items/notification', rows.map(idOf))
})
