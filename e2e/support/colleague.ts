import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { askCms } from './cms.ts'

/** A colleague with this role for the time of `work`, which gets the token: seats are few. */
export async function asRole(role: string, work: (token: string) => Promise<void>): Promise<void> {
  const [id, token] = [randomUUID(), randomUUID()]
  const user = { id, first_name: 'Test', role, token, status: 'active' }
  expect((await askCms('POST', '/users', user)).status).toBe(200)
  try {
    await work(token)
  } finally {
    await askCms('DELETE', `/users/${id}`)
  }
}
