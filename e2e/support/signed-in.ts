import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { askServed } from './ask-served.ts'
import { askCms } from './cms.ts'
import { requireEnv } from './require-env.ts'

export type Colleague = { id: string; email: string; password: string }

const at = (path: string) => requireEnv('E2E_CMS_URL') + path

/** Lets `work` have somebody who can sign in, and nothing else: they take no seat. */
export async function withColleague(work: (colleague: Colleague) => Promise<void>): Promise<void> {
  const id = randomUUID()
  const colleague = { id, email: `${id}@example.com`, password: `mango ${randomUUID()}` }
  const made = await askCms('POST', '/users', { ...colleague, status: 'active' })
  expect(made.status).toBe(200)
  try {
    await work(colleague)
  } finally {
    await askCms('DELETE', `/users/${id}`)
  }
}

/** Signs somebody in as the Studio does; answers the cookie, or null where the CMS refuses. */
export async function signIn(email: string, password: string): Promise<string | null> {
  const cms = { url: requireEnv('E2E_CMS_URL') }
  const person = { email, password, mode: 'session' }
  return (await askServed(cms, 'POST', '/auth/login', person)).cookie || null
}

/** Asks as the browser with this cookie. */
export async function askAs(cookie: string | null, path: string, init: RequestInit = {}) {
  const headers = { ...init.headers, cookie: cookie ?? '' }
  const answer = await fetch(at(path), { ...init, headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Sends the form of `/account`. */
export const sendAccountForm = (cookie: string | null, fields: Record<string, string>) =>
  askAs(cookie, '/account', { method: 'POST', body: new URLSearchParams(fields) })
