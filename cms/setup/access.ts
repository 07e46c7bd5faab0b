import { ATTACHMENTS, GRANTS, POLICIES, PREVIEW_USER, ROLES, WEBSITE_USER } from './access-model.ts'
import type { Cms } from './client.ts'
import { difference } from './difference.ts'
import { put } from './put.ts'
import { applyPermissions, closePublicAccess } from './permissions.ts'

type OnStep = (text: string) => void

type Given = { siteToken: string; previewToken: string; twoFactors: boolean }

/** Roles, policies, permissions and the website's own two accounts, with their tokens. */
export async function applyAccess(
  cms: Cms,
  { siteToken, previewToken, twoFactors }: Given,
  onStep: OnStep,
): Promise<void> {
  for (const policy of POLICIES)
    await put(cms, '/policies', policy.name, { ...policy, admin_access: false }, onStep)
  for (const role of ROLES) await put(cms, '/roles', role.name, role, onStep)
  await putAccount(cms, WEBSITE_USER, '(server)', siteToken, onStep)
  await putAccount(cms, PREVIEW_USER, '(preview)', previewToken, onStep)
  await askForFactors(cms, twoFactors, onStep)
  await attachPolicies(cms, onStep)
  for (const [policy, grants] of GRANTS) await applyPermissions(cms, policy, grants, onStep)
  await closePublicAccess(cms, onStep)
}

// Directus never shows a token again, so the way to know whether it is right is to use it.
async function putAccount(
  cms: Cms,
  id: string,
  purpose: string,
  token: string,
  onStep: OnStep,
): Promise<void> {
  if (await isTokenOf(cms, id, token)) return
  const user = { first_name: 'Website', last_name: purpose, status: 'active', role: null, token }
  const [actual] = await cms.list(`/users?filter[id][_eq]=${id}&fields=id`)
  if (actual) await cms.update(`/users/${id}`, user)
  else await cms.create('/users', { id, ...user })
  onStep(`Set the website's account and token ${purpose}`)
}

async function isTokenOf(cms: Cms, id: string, token: string): Promise<boolean> {
  const response = await fetch(`${cms.url}/users/me?fields=id`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return response.ok && (await response.text()).includes(id)
}

/** Has the Studio lead everybody who opens it to a second factor, the administrators above all. */
async function askForFactors(cms: Cms, twoFactors: boolean, onStep: OnStep): Promise<void> {
  for (const policy of await cms.list('/policies?limit=-1&fields=id,name,app_access,enforce_tfa')) {
    const wanted = twoFactors && policy['app_access'] === true
    if (Boolean(policy['enforce_tfa']) === wanted) continue
    await cms.update(`/policies/${String(policy['id'])}`, { enforce_tfa: wanted })
    onStep(`Second factor ${wanted ? 'asked for' : 'left open'}: ${String(policy['name'])}`)
  }
}

async function attachPolicies(cms: Cms, onStep: OnStep): Promise<void> {
  const existing = await cms.list('/access?limit=-1&fields=role,user,policy')
  for (const access of ATTACHMENTS) {
    if (existing.some((row) => !difference(access, row))) continue
    await cms.create('/access', access)
    onStep('Attached a policy')
  }
}
