import { normalised } from '../../visits.ts'

/** What an address answers, as a cache would keep it. */
type Kept = { status: number; headers: string; body: Buffer }

export type Snapshot = ReadonlyMap<string, Kept>

export type Difference = { same: number; remade: number; other: string[] }

/** Beside the body, what a visitor's browser or a cache goes by. Hashes go with the scripts of one making. */
const HEADERS = [
  'content-type',
  'location',
  'content-disposition',
  'content-security-policy',
  'vary',
]
/** Each answer that is made for one request has its own, and no cache keeps it. */
const NONCE = /'nonce-([^']+)'/
const HASH = /'sha256-[^']+' ?/g

/** As a browser asks for a page, and as React does. */
const ways: Record<string, Record<string, string>> = { '': {}, ' (rsc)': { rsc: '1' } }

async function ask(address: string, headers: Record<string, string>): Promise<Kept> {
  const answer = await fetch(address, { headers, redirect: 'manual' })
  const told = HEADERS.map((name) => `${name}: ${answer.headers.get(name)?.replaceAll(HASH, '')}`)
  const body = Buffer.from(await answer.arrayBuffer())
  const nonce = NONCE.exec(told.join('\n'))?.[1]
  if (!nonce) return { status: answer.status, headers: told.join('\n'), body }
  const withoutNonce = (text: string) => text.replaceAll(nonce, 'NONCE')
  return {
    status: answer.status,
    headers: withoutNonce(told.join('\n')),
    body: Buffer.from(withoutNonce(body.toString())),
  }
}

export async function takeSnapshot(siteUrl: string, routes: readonly string[]): Promise<Snapshot> {
  const taken = new Map<string, Kept>()
  for (const route of routes)
    for (const [way, headers] of Object.entries(ways))
      taken.set(route + way, await ask(siteUrl + route, headers))
  return taken
}

const isEqual = (one: Kept, other: Kept) =>
  one.status === other.status && one.headers === other.headers && one.body.equals(other.body)

/** Made anew meanwhile: the same words, signed at another time. */
const isRemade = (route: string, one: Kept, other: Kept) =>
  one.status === other.status &&
  one.headers === other.headers &&
  !route.endsWith(' (rsc)') &&
  normalised(one.body.toString()) === normalised(other.body.toString())

/** Compares byte for byte; a page that was made anew meanwhile by what it says. */
export function compare(before: Snapshot, after: Snapshot): Difference {
  const difference: Difference = { same: 0, remade: 0, other: [] }
  for (const [route, kept] of before) {
    const now = after.get(route)
    if (now && isEqual(kept, now)) difference.same += 1
    else if (now && isRemade(route, kept, now)) difference.remade += 1
    else difference.other.push(route)
  }
  return difference
}
