import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { forbidden, type Database, type Hooks, type Person, type Row } from '../shared.ts'
import { checkSecondFactor } from './second-factor.ts'

/** Of the Studio: who has a form open and what they write there, and signs of life. */
const KINDS = ['collab', 'ping', 'pong']

const PATH = '/websocket'
const STUDIO_ONLY = 'The WebSocket is for people who have a form of the Studio open.'
const SIGN_IN = 'Sign in by the form of the Studio; the WebSocket takes its session.'

type Refused = (account: string | null | undefined, what: string) => void

/**
 * Limits the WebSocket to what the Studio uses, for sessions that are still valid, and asks for the
 * second factor as everywhere else: upgrades pass no middleware.
 */
export function guardWebSocket(
  { filter, action }: Pick<Hooks, 'filter' | 'action'>,
  database: Database,
  refused: Refused,
): void {
  filter<Row>('websocket.message', async (message, { client }) => {
    try {
      await checkMessage(message, client?.accountability, database)
    } catch (error) {
      refused(client?.accountability?.user, 'message')
      throw error
    }
  })
  // Only the WebSocket signs people in without saying from where.
  filter<Row>('auth.login', (_payload, { user }, { accountability }) => {
    if (accountability) return
    refused(user, 'sign-in')
    throw forbidden(SIGN_IN)
  })
  action('server.start', ({ server }) => server && guardUpgrades(server, refused))
}

/** Throws unless this person may send this message. */
export async function checkMessage(
  message: unknown,
  person: Person | null | undefined,
  database: Database,
): Promise<void> {
  const type = String((message as Row | null)?.['type'])
  if (!person?.user || !KINDS.includes(type)) throw forbidden(STUDIO_ONLY)
  if (type !== 'collab') return
  const { user, session } = person
  const [account] = await database('directus_users').where({ id: user }).select('status')
  // A session gets another token from time to time, and has none after the sign-out.
  const sessions = await database('directus_sessions').where({ user }).select('user')
  if (!session || account?.['status'] !== 'active' || sessions.length === 0)
    throw forbidden(STUDIO_ONLY)
  await checkSecondFactor(person, database)
}

/** Node leaves an upgrade that nobody answers open for ever; Directus answers those of its own path. */
function guardUpgrades(server: Server, refused: Refused): void {
  server.on('upgrade', ({ url = '' }: IncomingMessage, socket: Socket) => {
    const isOurs = url.split('?', 1)[0] === PATH
    if (!isOurs) socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    // An upgrade is answered with headers; a refusal has no more than its first line.
    socket.once('close', () => {
      if (isOurs && socket.bytesWritten < 'HTTP/1.1 101 Switching Protocols\r\n'.length)
        refused(null, 'connection')
    })
  })
}
