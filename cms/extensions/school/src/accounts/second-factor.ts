import {
  forbidden,
  type App,
  type Database,
  type Person,
  type Request,
  type Row,
} from '../shared.ts'

const FIRST = 'Set up two-factor authentication first: the CMS shows how when you sign in.'

const ENROLMENT = /^\/(auth\/(login|refresh|logout)|users\/me\/tfa\/(generate|enable))\/?$/

// Reports whether a second factor is missing; the Studio then shows the enrolment.
const GLOBALS = '/policies/me/globals'

// What the Studio reads before it shows the enrolment.
const START =
  /^\/(auth|users\/me|permissions\/me|roles\/me|settings|server\/info|collections|fields|relations|presets|notifications)\/?$/

const NOBODY = '00000000-0000-4000-8000-000000000000'

/**
 * Rejects everything but the enrolment for users without the second factor that their policy
 * requires, with any token: Directus only makes the Studio ask for it. `programToken` is exempt: it
 * belongs to the setup and commands, although its account is the first administrator's.
 */
export function guardSecondFactor(
  app: Pick<App, 'use'>,
  database: Database,
  programToken: string,
): void {
  app.use((request, _, next) => {
    guard(request, database, programToken).then(
      () => next(),
      (error: unknown) => next(error),
    )
  })
}

async function guard(request: Request, database: Database, programToken: string): Promise<void> {
  const { method, path, token, accountability } = request
  if (!accountability?.user || token === programToken) return
  if (!(await isUnenrolled(accountability, database))) return
  if (method === 'POST' && ENROLMENT.test(path)) return
  if (method === 'GET' && path === GLOBALS) return
  if (method !== 'GET' || !START.test(path)) throw forbidden(FIRST)
  // Without a role, nested fields reach no other user; without a user, none of their own.
  const user = path.startsWith('/users/me') ? accountability.user : NOBODY
  const withoutRole = { user, admin: false, app: true, role: null, roles: [] }
  request.accountability = { ...accountability, ...withoutRole }
}

async function isUnenrolled({ user, roles = [] }: Person, database: Database): Promise<boolean> {
  const enforced = await database('directus_access')
    .join('directus_policies', 'directus_policies.id', 'directus_access.policy')
    .where({ enforce_tfa: true })
    .select('directus_access.user', 'directus_access.role')
  const isTheirs = (access: Row) =>
    access['user'] === user || roles.includes(String(access['role']))
  if (!enforced.some(isTheirs)) return false
  const [row] = await database('directus_users').where({ id: user }).select('tfa_secret')
  return !row?.['tfa_secret']
}
