import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import { request } from '../../cms/setup/client.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'

type Instance = { cmsUrl: string; copy: { dataDir: string } }

/** Signs in an editor on a copy; returns what sends requests in her name. */
export async function signInEditor({ cmsUrl, copy }: Instance) {
  const { adminToken } = await loadSecrets(copy.dataDir)
  const token = `token-of-${randomUUID()}`
  const editor = { first_name: 'Rina', role: EDITOR_ROLE, token, status: 'active' }
  const created = await request(cmsUrl, { token: adminToken }, 'POST', '/users', editor)
  expect(created.status, created.text).toBe(200)
  return (method: string, path: string, body?: object) =>
    request(cmsUrl, { token }, method, path, body)
}
