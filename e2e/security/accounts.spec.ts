import { expect, test } from 'playwright/test'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { asRole, call, idOf } from '../support/cms.ts'

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
