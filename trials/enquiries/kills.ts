import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FaultProxy } from '../../e2e/support/servers/fault-proxy.ts'
import type { ManagedProcess } from '../lib/managed-process.ts'
import { between, type Random } from '../lib/random.ts'

type Options = { site: ManagedProcess; cms: ManagedProcess; kills: number; random: Random }
type Killed = { site: number; cms: number }

/**
 * Kills the site or the CMS, or both at once like a power failure, at random moments; `done`
 * resolves after the last kill.
 */
export function scheduleKills(options: Options): { killed: Killed; done: Promise<void> } {
  const killed = { site: 0, cms: 0 }
  return { killed, done: killAll(options, killed) }
}

async function killAll({ site, cms, kills, random }: Options, killed: Killed): Promise<void> {
  while (killed.site + killed.cms < kills) {
    await pause(between(random, 500, 4_000))
    // A CMS takes seconds to start: it is mostly left to do so, so that something is delivered.
    const hitsCms = random() < 0.4 && ((await cms.isUp()) || random() < 0.2)
    const hitsSite = !hitsCms || random() < 0.25
    if (hitsCms) killed.cms += 1
    if (hitsSite) killed.site += 1
    await Promise.all([hitsCms && cms.kill(), hitsSite && site.kill()])
    if (hitsCms) cms.start()
    if (hitsSite) site.start()
  }
}

/** The share of enquiries that are stored although the site never gets the response. */
const LOST_RESPONSES = 1 / 30

const isEnquiry = ({ method, url }: IncomingMessage) =>
  method === 'POST' && (url?.startsWith('/items/admission') ?? false)

/** Makes a proxy drop some responses to enquiries that the CMS has stored; returns their number. */
export function loseResponses(proxy: FaultProxy, random: Random): () => number {
  let lost = 0
  proxy.alter({
    response(request, response) {
      const isLost = isEnquiry(request) && response.status === 204 && random() < LOST_RESPONSES
      if (isLost) lost += 1
      return isLost ? null : response
    },
  })
  return () => lost
}
