import { ATTACHMENTS, GRANTS, POLICIES, ROLES, WEBSITE_USER } from './access-model.ts'
import type { Cms } from './client.ts'
import { difference } from './difference.ts'
import { put } from './put.ts'
import { applyPermissions, closePublicAccess } from './permissions.ts'

type OnStep = (text: string) => void

/** Roles, policies, permissions and the website's own account, whose token is `siteToken`. */
export async function applyAccess(cms: Cms, siteToken: string, onStep: OnStep): Promise<void> {
  for (const policy of POLICIES)
    await put(cms, '/policies', policy.name, { ...policy, admin_access: false }, onStep)
  for (const role of ROLES) await put(cms, '/roles', role.name, role, onStep)
  await putWebsiteUser(cms, siteToken, onStep)
  await attachPolicies(cms, onStep)
  for (const [policy, grants] of GRANTS) await applyPermissions(cms, policy, grants, onStep)
  await closePublicAccess(cms, onStep)
}

// Directus never shows a token again, so the way to know whether it is right is to use it.
async function putWebsiteUser(cms: Cms, token: string, onStep: OnStep): Promise<void> {
  if (await isWebsite(cms, token)) return
  const user = { first_name: 'Website', last_name: '(server)', status: 'active', role: null, token }
  const [actual] = await cms.list(`/users?filter[id][_eq]=${WEBSITE_USER}&fields=id`)
  if (actual) await cms.update(`/users/${WEBSITE_USER}`, user)
  else await cms.create('/users', { id: WEBSITE_USER, ...user })
  onStep("Set the website's account and token")
}

async function isWebsite(cms: Cms, token: string): Promise<boolean> {
  const response = await fetch(`${cms.url}/users/me?fields=id`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return response.ok && (await response.text()).includes(WEBSITE_USER)
}

async function attachPolicies(cms: Cms, onStep: OnStep): Promise<void> {
  const existing = await cms.list('/access?limit=-1&fields=role,user,policy')
  for (const access of ATTACHMENTS) {
    if (existing.some((row) => !difference(access, row))) continue
    await cms.create('/access', access)
    onStep('Attached a policy')
  }
}
