import type { Database, Person } from '../shared.ts'
import { checkMessage } from './web-socket.ts'

const asha = { user: 'asha', role: 'editor', roles: ['editor'], session: 'a session' }
const collab = { type: 'collab', action: 'join' }

/** A database with an account of the role "editor", whose policy requires a second factor. */
function databaseOf({ status = 'active', tfa_secret = null as string | null, sessions = 1 }) {
  const tables: Record<string, object[]> = {
    directus_users: [{ status, tfa_secret }],
    directus_sessions: Array.from({ length: sessions }, () => ({ user: 'asha' })),
    directus_access: [{ user: null, role: 'editor' }],
  }
  const query = (rows: object[] = []) => {
    const all = { where: () => all, join: () => all, select: async () => rows }
    return all
  }
  return ((table: string) => query(tables[table])) as unknown as Database
}

const check = (message: unknown, person: Person | null = asha, account = { tfa_secret: 'x' }) =>
  checkMessage(message, person, databaseOf(account))

test('what the Studio sends passes with a session and the second factor', async () => {
  for (const message of [collab, { type: 'ping' }, { type: 'pong' }])
    await expect(check(message)).resolves.toBeUndefined()
})

test.each([
  ['reading', { type: 'items', collection: 'admission_form', action: 'read' }, asha, {}],
  ['a subscription', { type: 'subscribe', collection: 'admission_form' }, asha, {}],
  ['a list of kinds', { type: ['collab', 'items'] }, asha, {}],
  ['nothing', null, asha, {}],
  ['nobody', collab, null, {}],
  ['an expired session', collab, { user: null }, {}],
  ['a token without a session', collab, { ...asha, session: '' }, {}],
  ['after the sign-out', collab, asha, { sessions: 0 }],
  ['a suspended account', collab, asha, { status: 'suspended' }],
  ['no second factor', collab, asha, { tfa_secret: null }],
  ['a kind in a list', { type: ['collab'] }, asha, { tfa_secret: null }],
])('%s is refused', async (_what, message, person, account) => {
  await expect(check(message, person, { tfa_secret: 'x', ...account } as never)).rejects.toThrow(
    /WebSocket|two-factor/,
  )
})
