import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { Front } from '../nginx.ts'
import type { Source } from './sources.ts'

const AT_ONCE = 24

export type Ask = { path: string; headers?: Record<string, string>; body?: Buffer }
export type Statuses = Map<number, number>

type From = { host: string; address: string }

/** Asks nginx from one address of this machine. */
export function askFrom(
  { url, certificate }: Pick<Front, 'url' | 'certificate'>,
  { host, address }: From,
  { path, headers = {}, body }: Ask,
  agent?: Agent,
): Promise<{ status: number; text: string }> {
  const { host: name, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ host, port, path, localAddress: address, ca: certificate, servername: 'localhost' },
      ...(agent && { agent }),
      method: body ? 'POST' : 'GET',
      headers: { ...headers, host: name, ...(body && { 'content-length': body.length }) },
      timeout: 30_000,
    })
    asked.once('error', reject)
    asked.once('timeout', () => asked.destroy(new Error('No answer in time.')))
    asked.once('response', (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, text: bytes.toString() }),
        reject,
      )
    })
    asked.end(body)
  })
}

/** Asks for so long from the addresses of a source in turn; answers how often each status came. */
export async function flood(
  front: Front,
  { host, addresses }: Source,
  seconds: number,
  askAt: (index: number) => Ask,
): Promise<Statuses> {
  const statuses: Statuses = new Map()
  const agents = new Map<string, Agent>()
  const until = performance.now() + seconds * 1_000
  let index = 0
  const asker = async () => {
    while (performance.now() < until) {
      const ask = askAt(index)
      const address = addresses[index++ % addresses.length] ?? host
      const agent = agents.get(address) ?? new Agent({ keepAlive: true })
      agents.set(address, agent)
      // A connection that ends while it waits is no answer, and no fault of the site.
      const answer = await askFrom(front, { host, address }, ask, agent).catch(() => ({
        status: 0,
      }))
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, asker))
  for (const agent of agents.values()) agent.destroy()
  return statuses
}
