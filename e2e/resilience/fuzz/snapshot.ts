import { normalised } from '../visits.ts'

/** A response as a cache stores it. */
type Stored = { status: number; headers: string; body: Buffer }

type Snapshot = ReadonlyMap<string, Stored>

/** What a browser or a cache evaluates. Hashes change with the scripts of each rendering. */
const HEADERS = [
  ...['content-type', 'location', 'content-disposition', 'content-security-policy', 'vary'],
]
/** Each response that is rendered for one request has its own, and no cache stores it. */
const NONCE = /'nonce-([^']+)'/
const HASH = /'sha256-[^']+' ?/g

/** As a browser requests a page, and as React does. */
const ways: Record<string, Record<string, string>> = { '': {}, ' (rsc)': { rsc: '1' } }

async function load(address: string, given: Record<string, string>): Promise<Stored> {
  const response = await fetch(address, { headers: given, redirect: 'manual' })
  const { status } = response
  const valueOf = (name: string) => response.headers.get(name)?.replaceAll(HASH, '')
  const headers = HEADERS.map((name) => `${name}: ${valueOf(name)}`).join('\n')
  const body = Buffer.from(await response.arrayBuffer())
  const nonce = NONCE.exec(headers)?.[1]
  if (!nonce) return { status, headers, body }
  const withoutNonce = (text: string) => text.replaceAll(nonce, 'NONCE')
  const text = withoutNonce(body.toString())
  return { status, headers: withoutNonce(headers), body: Buffer.from(text) }
}

/** Every route, as a browser and as React request it. */
export async function takeSnapshot(siteUrl: string, routes: readonly string[]): Promise<Snapshot> {
  const taken = new Map<string, Stored>()
  for (const route of routes)
    for (const [way, headers] of Object.entries(ways))
      taken.set(route + way, await load(siteUrl + route, headers))
  return taken
}

/** Compares byte for byte; a page that was rendered again in between by its content. */
export function compareSnapshots(before: Snapshot, after: Snapshot) {
  const difference = { same: 0, rendered: 0, other: [] as string[] }
  for (const [route, stored] of before) {
    const now = after.get(route)
    const isAlike = now?.status === stored.status && now.headers === stored.headers
    const hasSameText = () =>
      !route.endsWith(' (rsc)') &&
      normalised(stored.body.toString()) === normalised(now?.body.toString() ?? '')
    if (isAlike && now.body.equals(stored.body)) difference.same += 1
    else if (isAlike && hasSameText()) difference.rendered += 1
    else difference.other.push(route)
  }
  return difference
}
