import { isSame } from 'school-schema/values/signature'
import type { Hooks, Person } from '../shared.ts'

/**
 * Lets the set-up and the commands in by their own token, whatever becomes of the account of the first
 * administrator that had it: people may give it another token, suspend or delete it, or take its role.
 */
export function acceptSetUpToken({ filter }: Pick<Hooks, 'filter'>, token: unknown): void {
  if (typeof token !== 'string' || token === '') return
  filter<Person>('authenticate', async (person, { req }, { database }) => {
    if (typeof req?.token !== 'string' || !isSame(req.token, token)) return person
    const [holder] = await database('directus_users').where({ token }).select('id', 'role')
    const { id: user = null, role = null } = (holder ?? {}) as { id?: string; role?: string | null }
    return { ...person, user, role, roles: role === null ? [] : [role], admin: true, app: true }
  })
}
