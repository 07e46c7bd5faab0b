import { normalised } from '../visits.ts'

/** A response as a cache stores it: status and headers in one text. */
type Stored = { head: string; body: Buffer }

type Snapshot = ReadonlyMap<string, Stored>

/** Headers that a browser or a cache evaluates. Hashes change with the scripts of each rendering. */
const HEADERS = [
  ...['content-type', 'location', 'content-disposition', 'content-security-policy', 'vary'],
]
/** Differs between responses that are rendered on request, which no cache stores. */
const NONCE = /'nonce-([^']+)'/
const HASH = /'sha256-[^']+' ?/g

/** The requests of a browser and of React. */
const ways: Record<string, Record<string, string>> = { '': {}, ' (rsc)': { rsc: '1' } }

async function load(address: string, given: Record<string, string>): Promise<Stored> {
  const response = await fetch(address, { headers: given, redirect: 'manual' })
  const values = HEADERS.map((name) => `${name}: ${response.headers.get(name)}`)
  const head = [response.status, ...values].join('\n').replaceAll(HASH, '')
  const body = Buffer.from(await response.arrayBuffer())
  const nonce = NONCE.exec(head)?.[1]
  if (!nonce) return { head, body }
  const withoutNonce = (text: string) => text.replaceAll(nonce, 'NONCE')
  return { head: withoutNonce(head), body: Buffer.from(withoutNonce(body.toString())) }
}

/** Every route, as a browser and as React request it. */
export async function takeSnapshot(siteUrl: string, routes: readonly string[]): Promise<Snapshot> {
  const taken = new Map<string, Stored>()
  for (const route of routes)
    for (const [way, headers] of Object.entries(ways))
      taken.set(route + way, await load(siteUrl + route, headers))
  return taken
}

/** Compares bytes; a page that was rendered again in between by its content. */
export function compareSnapshots(before: Snapshot, after: Snapshot) {
  const difference = { same: 0, rendered: 0, other: [] as string[] }
  for (const [route, { head, body }] of before) {
    const now = after.get(route)
    const hasSameText = () =>
      !route.endsWith(' (rsc)') &&
      normalised(body.toString()) === normalised(now?.body.toString() ?? '')
    if (now?.head === head && now.body.equals(body)) difference.same += 1
    else if (now?.head === head && hasSameText()) difference.rendered += 1
    else difference.other.push(route)
  }
  return difference
}
