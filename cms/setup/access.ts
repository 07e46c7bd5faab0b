import { WEBSITE_USER } from 'school-schema/subscribers'
import {
  ATTACHMENTS,
  GRANTS,
  POLICIES,
  PREVIEW_USER,
  PUBLIC_POLICY,
  ROLES,
  type Grant,
  type Policy,
} from './access-model.ts'
import { request, type Row, difference, put, type CmsSetup } from './client.ts'

type Given = { siteToken: string; previewToken: string; twoFactors: boolean }

const EVERY_ROW = { fields: ['*'], permissions: null, validation: null, presets: null }

/** Sets up roles, policies, permissions and the website's two accounts with their tokens. */
export async function applyAccess(cms: CmsSetup, given: Given): Promise<void> {
  for (const policy of POLICIES)
    await put(cms, '/policies', policy.name, { ...policy, admin_access: false })
  for (const role of ROLES) await put(cms, '/roles', role.name, role)
  await putAccount(cms, WEBSITE_USER, '(server)', given.siteToken)
  await putAccount(cms, PREVIEW_USER, '(preview)', given.previewToken)
  await askForFactors(cms, given.twoFactors)
  await attachPolicies(cms)
  for (const [policy, grants] of GRANTS) await applyPermissions(cms, policy, grants)
  await closePublicAccess(cms)
}

// Directus never returns a token again, so the only check is to use it.
async function putAccount(
  cms: CmsSetup,
  id: string,
  purpose: string,
  token: string,
): Promise<void> {
  if (await isTokenOf(cms, id, token)) return
  const user = { first_name: 'Website', last_name: purpose, status: 'active', role: null, token }
  const [actual] = await cms.list(`/users?filter[id][_eq]=${id}&fields=id`)
  if (actual) await cms.update(`/users/${id}`, user)
  else await cms.create('/users', { id, ...user })
  cms.onStep(`Set the website's account and token ${purpose}`)
}

async function isTokenOf({ url }: CmsSetup, id: string, token: string): Promise<boolean> {
  const { row } = await request(url, { token }, 'GET', '/users/me?fields=id')
  return row['id'] === id
}

/** Makes the Studio require a second factor from all its users, including administrators. */
async function askForFactors(cms: CmsSetup, twoFactors: boolean): Promise<void> {
  for (const policy of await cms.list('/policies?limit=-1&fields=id,name,app_access,enforce_tfa')) {
    const wanted = twoFactors && policy['app_access'] === true
    if (Boolean(policy['enforce_tfa']) === wanted) continue
    await cms.update(`/policies/${String(policy['id'])}`, { enforce_tfa: wanted })
    cms.onStep(`Second factor ${wanted ? 'asked for' : 'left open'}: ${String(policy['name'])}`)
  }
}

async function attachPolicies(cms: CmsSetup): Promise<void> {
  const existing = await cms.list('/access?limit=-1&fields=role,user,policy')
  for (const access of ATTACHMENTS) {
    if (existing.some((row) => !difference(access, row))) continue
    await cms.create('/access', access)
    cms.onStep('Attached a policy')
  }
}

async function applyPermissions(cms: CmsSetup, policy: Policy, grants: Grant[]): Promise<void> {
  const existing = await listPermissions(cms, policy.id)
  const foreign = existing.filter((row) => !grants.some((grant) => isGrant(row, grant)))
  await removePermissions(cms, policy.name, foreign)
  const missing = grants.filter((grant) => !existing.some((row) => isGrant(row, grant)))
  if (missing.length === 0) return
  const rows = missing.map((grant) => ({ policy: policy.id, ...EVERY_ROW, ...grant }))
  await cms.create('/permissions', rows)
  cms.onStep(`Granted ${missing.length} permissions to ${policy.name}`)
}

/** Nothing is readable without a token: drafts, files and enquiries share the same tables. */
async function closePublicAccess(cms: CmsSetup): Promise<void> {
  const open = await cms.list('/access?filter[role][_null]=true&filter[user][_null]=true&limit=-1')
  const foreign = open.filter(({ policy }) => policy !== PUBLIC_POLICY).map(({ id }) => String(id))
  if (foreign.length > 0) {
    await cms.remove('/access', foreign)
    cms.onStep('Detached a policy from anonymous access')
  }
  await removePermissions(cms, 'anonymous', await listPermissions(cms, PUBLIC_POLICY))
}

async function removePermissions(cms: CmsSetup, name: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => Number(id))
  await cms.remove('/permissions', ids)
  cms.onStep(`Withdrew ${rows.length} permissions from ${name}`)
}

// The list also contains what Directus grants by itself; those rows have no id.
async function listPermissions(cms: CmsSetup, policy: string): Promise<Row[]> {
  const rows = await cms.list(`/permissions?limit=-1&filter[policy][_eq]=${policy}`)
  return rows.filter((row) => row['policy'] === policy && typeof row['id'] === 'number')
}

function isGrant(row: Row, grant: Grant): boolean {
  return difference({ ...EVERY_ROW, ...grant }, row) === null
}
