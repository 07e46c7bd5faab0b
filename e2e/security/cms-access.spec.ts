import { expect, test } from 'playwright/test'
import { isRow } from '../../cms/setup/client.ts'
import { askCms, call, idOf, asRole } from '../support/cms.ts'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'

for (const [name, role] of Object.entries({ editor: EDITOR_ROLE, office: OFFICE_ROLE })) {
  test(`a user of the role ${name} sees no other user, not even by nested fields`, async () => {
    await asRole(role, async (token) => {
      const me = idOf((await call(token, 'GET', '/users/me')).row)
      expect((await call(token, 'GET', '/users')).rows.map(idOf)).toEqual([me])
      for (const path of ['/users?sort=token', '/users?filter[token][_nnull]=true'])
        expect((await call(token, 'GET', path)).status, path).toBe(403)
      const others = ['users.email', 'uploaded_by.email', 'uploaded_by.role.users.email']
      for (const path of ['/roles', '/users/me', '/files', '/activity', '/presets'])
        for (const field of [...others, 'role.users.email', 'user.role.users.email']) {
          const { text } = await call(token, 'GET', `${path}?limit=-1&fields=${field}`)
          expect(text, `${path} ${field}`).not.toContain('admin@')
        }
    })
  })
}

// What access-matrix.spec.ts does not cover: rights other than reading and writing collections.

test('the schema, the licence, the health and files are closed, and what is not used is off', async () => {
  const [file] = (await askCms('GET', '/files?limit=1&fields=id')).rows
  for (const path of ['schema/snapshot', 'license', 'server/health', `assets/${idOf(file)}`]) {
    expect((await call(null, 'GET', `/${path}`)).status, path).toBe(403)
    expect((await askCms('GET', `/${path}`)).status, path).toBe(200)
  }
  for (const path of ['server/specs/oas', 'server/specs/graphql', 'metrics', 'mcp', 'ai/chat'])
    for (const { status } of [await call(null, 'GET', `/${path}`), await askCms('GET', `/${path}`)])
      expect(status, path).toBe(404)
  const account = { email: 'nobody@example.com', password: 'Abc-12345-xyz' }
  expect((await call(null, 'POST', '/users/register', account)).status).toBe(403)
  for (const query of ['{ __schema { types { name } } }', '{ notification { id } }'])
    expect((await call(null, 'POST', '/graphql', { query })).status, query).toBe(400)
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
