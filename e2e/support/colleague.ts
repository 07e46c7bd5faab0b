import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { askCms } from './cms.ts'

/**
 * Lets `work` act as somebody with this role, by a token. Seats are few: a colleague who is there
 * lends theirs, and otherwise one comes for the time of it.
 */
export async function asRole(role: string, work: (token: string) => Promise<void>): Promise<void> {
  const token = randomUUID()
  const found = await askCms('GET', `/users?fields=id&limit=1&filter[role][_eq]=${role}`)
  const [colleague] = found.data as { id: string }[]
  const id = colleague?.id ?? randomUUID()
  const guest = { id, first_name: 'Test', role, token, status: 'active' }
  const seated = colleague
    ? await askCms('PATCH', `/users/${id}`, { token })
    : await askCms('POST', '/users', guest)
  expect(seated.status).toBe(200)
  try {
    await work(token)
  } finally {
    if (colleague) await askCms('PATCH', `/users/${id}`, { token: null })
    else await askCms('DELETE', `/users/${id}`)
  }
}
