import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { ENQUIRIES } from 'school-schema/model/office'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { isRow } from '../../cms/setup/client.ts'
import { askCms, asRole, call, idOf } from '../support/cms.ts'
import { requireEnv } from '../support/require-env.ts'

// What access-matrix.spec.ts does not cover: rights other than reading and writing collections.
const siteToken = requireEnv('E2E_CMS_TOKEN')

test('the schema, the licence and the health are closed, and what is not used is off', async () => {
  const closed = { 'schema/snapshot': 403, license: 403, 'server/health': 403, 'users/me': 401 }
  for (const [path, status] of Object.entries(closed)) {
    expect((await call(null, 'GET', `/${path}`)).status, path).toBe(status)
    expect((await askCms('GET', `/${path}`)).status, path).toBe(200)
  }
  for (const path of ['server/specs/oas', 'server/specs/graphql', 'metrics', 'mcp', 'ai/chat'])
    for (const { status } of [await call(null, 'GET', `/${path}`), await askCms('GET', `/${path}`)])
      expect(status, path).toBe(404)
})

test('nobody can register', async () => {
  const account = { email: 'nobody@example.com', password: 'Abc-12345-xyz' }
  expect((await call(null, 'POST', '/users/register', account)).status).toBe(403)
})

test('files are closed, and GraphQL has no collection and no schema', async () => {
  const [file] = (await call(siteToken, 'GET', '/files?limit=1&fields=id')).rows
  expect((await call(null, 'GET', `/assets/${idOf(file)}`)).status).toBe(403)
  const query = (text: string) => call(null, 'POST', '/graphql', { query: text })
  expect((await query('{ notification { id } }')).status).toBe(400)
  expect((await query('{ __schema { types { name } } }')).status).toBe(400)
})

test('ping, sign-in and the Studio are open', async () => {
  expect((await call(null, 'GET', '/server/ping')).status).toBe(200)
  expect((await call(null, 'GET', '/admin/login')).status).toBe(200)
  const login = { email: 'nobody@example.com', password: 'wrong' }
  expect((await call(null, 'POST', '/auth/login', login)).status).toBe(401)
})

for (const [collection, fields] of Object.entries({
  admission: { name: 'Asha Rao', age: 6, class: 'I', phone: '0000000000', whatsapp: null },
  admission_form: { student_name: 'Asha Rao', age: 6, contact_number: '0000000000' },
})) {
  test(`${collection} takes an enquiry once and never shows it again`, async () => {
    const path = `/items/${collection}`
    const row = { id: randomUUID(), ...fields }
    expect(await call(siteToken, 'POST', path, row)).toMatchObject({ status: 204, text: '' })
    const again = await call(siteToken, 'POST', path, row)
    expect(again.status).toBe(400)
    expect(again.text).toContain('RECORD_NOT_UNIQUE')

    const one = `${path}/${row.id}`
    for (const target of [path, one, `${path}?aggregate[count]=*`])
      expect((await call(siteToken, 'GET', target)).status).toBe(403)
    expect((await askCms('GET', one)).row).toMatchObject(row)
    const revisions = `/revisions?filter[collection][_eq]=${collection}`
    expect((await askCms('GET', revisions)).rows).toEqual([])
    expect((await askCms('DELETE', one)).status).toBe(204)
  })
}

test('the office can export enquiries and see its panels; an editor cannot', async () => {
  for (const [role, status] of [
    [EDITOR_ROLE, 403],
    [OFFICE_ROLE, 200],
  ] as const)
    await asRole(role, async (token) => {
      for (const collection of ENQUIRIES)
        expect((await call(token, 'GET', `/items/${collection}?export=csv`)).status).toBe(status)
      for (const path of ['/dashboards', '/panels'])
        expect((await call(token, 'GET', path)).rows.length > 0).toBe(status === 200)
    })
})

test('the office can only change the editable fields of an enquiry, by any API', async () => {
  const id = randomUUID()
  const none = { query: { filter: { age: { _eq: -1 } } } }
  await asRole(OFFICE_ROLE, async (token) => {
    for (const collection of ENQUIRIES) {
      const path = `/items/${collection}`
      const change = (at: string, body: object) => call(token, 'PATCH', at, body)
      for (const facts of [{ reply_by: null }, { suspected: null, stage: 'new' }])
        for (const { status, text } of [
          await change(`${path}/${id}`, facts),
          await change(path, { keys: [id], data: facts }),
          await change(path, [{ id, ...facts }]),
        ]) {
          expect(status, text).toBe(403)
          expect(text).toContain('cannot be changed')
        }
      const open = { stage: 'new', notes: 'Called', age: 5 }
      expect((await change(path, { ...none, data: open })).status).toBe(200)
    }
  })
})

test('it fits the free tier of Directus', async () => {
  const { usage } = (await askCms('GET', '/license')).row
  const used = isRow(usage) ? usage : {}
  expect(used['collections']).toBeLessThanOrEqual(25)
  expect(used['flows']).toBeLessThanOrEqual(5)
  expect(used['seats']).toBeLessThanOrEqual(3)
  const permissions = (await askCms('GET', '/permissions?limit=-1')).rows
  const stored = permissions.filter((row) => typeof row['id'] === 'number')
  expect(stored.length).toBeGreaterThan(0)
  // The only permission by row and field that the tier allows is the update of one's own account.
  for (const row of stored.filter((each) => each['collection'] !== 'directus_users'))
    expect(row).toMatchObject({ fields: ['*'], permissions: null, validation: null, presets: null })
})
