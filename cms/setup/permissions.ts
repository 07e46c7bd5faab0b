import { PUBLIC_POLICY, type Grant, type Policy } from './access-model.ts'
import type { Cms, Row } from './client.ts'
import { difference } from './difference.ts'

type OnStep = (text: string) => void

const WHOLE = { fields: ['*'], permissions: null, validation: null, presets: null }

/** Grants what the policy lacks and takes away whatever else it has come to hold. */
export async function applyPermissions(
  cms: Cms,
  policy: Policy,
  grants: Grant[],
  onStep: OnStep,
): Promise<void> {
  const existing = await listPermissions(cms, policy.id)
  const isWanted = (row: Row) => grants.some((grant) => isGrant(row, grant))
  await removePermissions(
    cms,
    policy.name,
    existing.filter((row) => !isWanted(row)),
    onStep,
  )
  const missing = grants.filter((grant) => !existing.some((row) => isGrant(row, grant)))
  if (missing.length === 0) return
  const rows = missing.map((grant) => ({ policy: policy.id, ...WHOLE, ...grant }))
  await cms.create('/permissions', rows)
  onStep(`Granted ${missing.length} permissions to ${policy.name}`)
}

/** Without a token nothing is readable: drafts, files and enquiries share the same tables. */
export async function closePublicAccess(cms: Cms, onStep: OnStep): Promise<void> {
  const open = await cms.list('/access?filter[role][_null]=true&filter[user][_null]=true&limit=-1')
  const foreign = open.filter(({ policy }) => policy !== PUBLIC_POLICY).map(({ id }) => String(id))
  if (foreign.length > 0) {
    await cms.remove('/access', foreign)
    onStep('Detached a policy from anonymous access')
  }
  await removePermissions(cms, 'anonymous', await listPermissions(cms, PUBLIC_POLICY), onStep)
}

async function removePermissions(cms: Cms, name: string, rows: Row[], onStep: OnStep) {
  if (rows.length === 0) return
  await cms.remove(
    '/permissions',
    rows.map(({ id }) => Number(id)),
  )
  onStep(`Withdrew ${rows.length} permissions from ${name}`)
}

// The list also holds what Directus grants by itself; those rows have no id.
async function listPermissions(cms: Cms, policy: string): Promise<Row[]> {
  const rows = await cms.list(`/permissions?limit=-1&filter[policy][_eq]=${policy}`)
  return rows.filter((row) => row['policy'] === policy && typeof row['id'] === 'number')
}

function isGrant(row: Row, grant: Grant): boolean {
  return difference({ ...WHOLE, ...grant }, row) === null
}
