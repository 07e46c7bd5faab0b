import { during, say } from '../../../../scripts/launcher/progress.mjs'
import { listRoutes } from '../../routes.ts'
import type { Random } from '../../random.ts'
import { judge, type Hidden } from './judge.ts'
import { makeRequest, smuggled } from './make-request.ts'
import type { Aims } from './paths.ts'
import { sendRaw } from './send.ts'
import { compare, takeSnapshot } from './snapshot.ts'
import { setTrap } from './trap.ts'

const AT_ONCE = 8
const MOST_EXAMPLES = 3
const EXAMPLE_LENGTH = 250

export type RequestOptions = {
  siteUrl: string
  count: number
  files: Aims['files']
  hidden: Hidden
}

/**
 * Sends requests as no browser would. Answers what is wrong: failures of the server, ways off the
 * site, secrets told, calls at the trap, pages that others get differently afterwards.
 */
export async function checkRequests(options: RequestOptions, random: Random): Promise<string[]> {
  const { siteUrl, count } = options
  const site = new URL(siteUrl)
  const routes = await listRoutes(siteUrl)
  const look = () => takeSnapshot(siteUrl, routes)
  // The first visit makes what was never asked for.
  await during('Visiting every page', look)
  const before = await during('Keeping every page', look)
  const trap = await setTrap()
  const aims = { files: options.files, trap: trap.host }
  const requests = [...Array.from({ length: count }, () => makeRequest(random, aims, site.host))]
  const found = await during(`Sending ${requests.length} hostile requests`, () =>
    sendAll(site, requests, options.hidden),
  )
  const silenced = await sendSmuggled(site, options.hidden)
  const { same, remade, other } = compare(before, await during('Comparing every page', look))
  trap.close()
  say(
    `  ${[...found.statuses]
      .sort()
      .map(([status, times]) => `${times} × ${status}`)
      .join(', ')}`,
  )
  say(
    `  ${same} answers are the same byte for byte, ${remade} were made anew, ${other.length} differ`,
  )
  return [
    ...found.faults,
    ...silenced,
    ...(trap.calls() > 0 ? [`${trap.calls()} calls at an address that only a request named`] : []),
    ...(other.length > 0
      ? [`${other.length} pages differ afterwards: ${other.slice(0, MOST_EXAMPLES).join(', ')}`]
      : []),
  ]
}

async function sendAll(site: URL, requests: string[], hidden: Hidden) {
  const statuses = new Map<number, number>()
  const byFault = new Map<string, string[]>()
  let next = 0
  const sendOn = async () => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const answer = await sendRaw(site, request)
      const status = answer?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const fault = judge(answer, site, hidden)
      if (fault) byFault.set(fault, [...(byFault.get(fault) ?? []), request])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
  const faults = [...byFault].flatMap(([fault, sent]) => [
    `${sent.length} requests: ${fault}`,
    ...sent
      .slice(0, MOST_EXAMPLES)
      .map((request) => `    ${JSON.stringify(request.slice(0, EXAMPLE_LENGTH))}`),
  ])
  return { statuses, faults }
}

/** To some of these the right answer is none. */
async function sendSmuggled(site: URL, hidden: Hidden): Promise<string[]> {
  const answers = await Promise.all(smuggled(site.host).map((bytes) => sendRaw(site, bytes)))
  return answers.flatMap((answer) => (answer && judge(answer, site, hidden)) ?? [])
}
