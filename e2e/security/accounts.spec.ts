import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { askCms, asRole, call, idOf } from '../support/cms.ts'

for (const [name, role] of Object.entries({ editor: EDITOR_ROLE, office: OFFICE_ROLE })) {
  test(`a user of the role ${name} can change their own password, but no rights`, async () => {
    await asRole(role, async (token) => {
      const change = (path: string, body: object) => call(token, 'PATCH', path, body)
      const short = await change('/users/me', { password: 'Kx9-Tq2mLp' })
      expect(short.status, short.text).toBe(400)
      expect((await change('/users/me', { password: `mango ${randomUUID()}` })).status).toBe(200)
      const rights = { role: null, token: 'own', status: 'active', policies: [], provider: 'x' }
      for (const [field, value] of Object.entries(rights))
        expect((await change('/users/me', { [field]: value })).status, field).toBe(403)
      const others = (await askCms('GET', '/users?fields=id&filter[token][_null]=true')).rows
      for (const other of [...others, (await askCms('GET', '/users/me')).row])
        expect((await change(`/users/${idOf(other)}`, { first_name: 'X' })).status).toBe(403)
    })
  })

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

test('an editor can set their own view, but not that of the office', async () => {
  const hiding = { collection: 'admission', filter: { age: { _eq: -1 } } }
  const ours = '/presets?filter[collection][_eq]=admission&fields=id'
  const count = async () => (await askCms('GET', `${ours}&filter[user][_null]=true`)).rows
  const before = await count()
  await asRole(EDITOR_ROLE, async (token) => {
    const me = idOf((await call(token, 'GET', '/users/me')).row)
    const rows = [
      { ...hiding, role: OFFICE_ROLE },
      { ...hiding, role: OFFICE_ROLE, user: null },
      hiding,
    ]
    const query = `mutation { create_presets_item(data: { collection: "admission", role: { id: "${OFFICE_ROLE}" } }) { id } }`
    await call(token, 'POST', '/presets', rows)
    for (const row of rows) await call(token, 'POST', '/presets', row)
    await call(token, 'POST', '/graphql/system', { query })
    expect(await count()).toEqual(before)
    const made = (await askCms('GET', `/presets?filter[user][_eq]=${me}`)).rows
    expect(made.length).toBeGreaterThan(0)
    for (const preset of made) {
      expect(preset).toMatchObject({ user: me, role: null })
      const moved = await call(token, 'PATCH', `/presets/${idOf(preset)}`, {
        user: null,
        role: OFFICE_ROLE,
      })
      expect(moved.status).toBe(200)
    }
    expect(await count()).toEqual(before)
    const [shared] = before
    expect((await call(token, 'DELETE', `/presets/${idOf(shared)}`)).status).toBe(403)
    const ids = made.map(({ id }) => id)
    await askCms('DELETE', '/presets', ids)
  })
})
