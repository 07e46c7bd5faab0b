import type { Database, Hooks, Row } from '../shared.ts'

type Entry = { event: string } & Row

type Write = (entry: Entry) => void

const REFUSED = [401, 403]

/** Codes of GraphQL, which answers 200 or 400 where REST answers 401 or 403. */
const GRAPHQL_REFUSED = ['FORBIDDEN', 'INVALID_CREDENTIALS', 'INVALID_OTP', 'GRAPHQL_VALIDATION']

/** Of an address, only what the CMS calls its parts: the rest may be what somebody typed. */
const areaOf = (path: string): string =>
  path
    .split('?', 1)
    .join('')
    .split('/')
    .slice(0, 3)
    .map((part) => (/^[a-z_-]{0,40}$/.test(part) ? part : '…'))
    .join('/')

/**
 * Writes a line for each sign-in and each refused request, by REST and GraphQL, with the account.
 * Never the content of a request.
 */
export function logAccess(
  { action, init }: Pick<Hooks, 'action' | 'init'>,
  database: Database,
  write: Write = writeLine,
): void {
  const log = async (entry: Entry, account: string | null | undefined): Promise<void> =>
    write({ ...entry, account: account ?? null, name: await nameOf(account, database) })

  action('auth.login', ({ status, user }) =>
    log({ event: status === 'success' ? 'signed-in' : 'sign-in-failed' }, user),
  )
  action('response', ({ request, response }, { accountability }) => {
    if (!request || !response || !REFUSED.includes(response.status)) return
    const { method, path } = request
    const { status } = response
    return log({ event: 'refused', status, method, path: areaOf(path) }, accountability?.user)
  })
  init('middlewares.after', ({ app }) =>
    app.use('/graphql', ({ method, accountability }, response, next) => {
      const { json } = response
      response.json = (body) => {
        if (!REFUSED.includes(response.statusCode) && isRefusal(body))
          void log({ event: 'refused', method, path: '/graphql' }, accountability?.user)
        return json.call(response, body)
      }
      next()
    }),
  )
}

function isRefusal(body: object): boolean {
  const { errors } = body as { errors?: unknown }
  const codes = Array.isArray(errors)
    ? errors.map((error: { extensions?: { code?: string } }) => error?.extensions?.code)
    : []
  return codes.some((code) => GRAPHQL_REFUSED.includes(code ?? ''))
}

async function nameOf(
  account: string | null | undefined,
  database: Database,
): Promise<string | null> {
  if (!account) return null
  const [row] = await database('directus_users')
    .where({ id: account })
    .select('first_name', 'last_name')
  return [row?.['first_name'], row?.['last_name']].filter(Boolean).join(' ') || null
}

/** Writes a line into the log of the CMS: nothing that somebody typed, and no part of a link. */
export const writeLine: Write = (entry) =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)
