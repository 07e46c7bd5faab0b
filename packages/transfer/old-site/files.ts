import { lookup } from 'node:dns'
import { readFile, realpath, stat } from 'node:fs/promises'
import { isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, sep } from 'node:path'
import { Agent, fetch } from 'undici'
import { networksOf } from '../../../lib/server/sender.ts'

// What an import reads was written by others: an address in it may lead to any file of this computer, or to any program in
// its network.

const MAX_BYTES = 20 * 1024 * 1024
const MAX_MS = 30_000
const MAX_REDIRECTS = 5

/** Addresses that are not of the internet (RFC 6890 and its registries). */
const inside = networksOf(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 ::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8'.split(
    ' ',
  ),
)

/** Also programs of this computer at its public address, which may be closed to others. */
const isInside = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ||
  Object.values(networkInterfaces()).some((all) => all?.some((own) => own.address === address))

/** What an import may read, and how much is left of it. */
export type Reach = {
  /** The address that was given to the command; only this website may be in the network of this computer. */
  named?: string | undefined
  /** The only host that is asked, with or without `www.`; any of the internet without it. */
  host?: string
  left: { requests: number; bytes: number }
}

/** For one import. */
export const createReach = (named?: string, host?: string): Reach => ({
  named,
  ...(host !== undefined && { host }),
  left: { requests: 20_000, bytes: 4 * 1024 ** 3 },
})

/** The host of an address, with or without `www.`. */
export const hostOf = ({ host }: URL): string => host.replace(/^www\./, '')

/** Why an address was not read; the sentence follows the address. */
export class NotRead extends Error {}

const inNetwork = () =>
  new NotRead(
    'it is in the network of this computer; if the old website is there, use npm run import with --site',
  )

const tooLarge = () => new NotRead('it is larger than 20 MB')

/** Resolves names to addresses of the internet only: the name may resolve to another one later. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const wrong = error ?? (found.some(({ address }) => isInside(address)) ? inNetwork() : null)
    const [first] = found ?? []
    if (wrong || !first) done(wrong ?? inNetwork(), '', 0)
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

const publicAgent = new Agent({ connect: { lookup: publicLookup } })

/** Throws NotRead for an address inside of the network, unless its origin is the one that was named. */
function agentFor(url: URL, { named, host: only, left }: Reach): Agent | undefined {
  if (!/^https?:$/.test(url.protocol)) throw new NotRead('it is no web address')
  if (only !== undefined && hostOf(url) !== only) throw new NotRead('it is on another website')
  left.requests -= 1
  if (left.requests < 0 || left.bytes < 0)
    throw new NotRead('the old website is larger than one import reads')
  if (named !== undefined && url.origin === URL.parse(named)?.origin) return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && isInside(host)) throw inNetwork()
  return publicAgent
}

/** The response of an old website, of at most 20 MB in 30 seconds, and the address to which it led. Throws NotRead. */
export async function fetchOld(address: string, reach: Reach) {
  const signal = AbortSignal.timeout(MAX_MS)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const dispatcher = agentFor(url, reach)
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      ...(dispatcher && { dispatcher }),
    }).catch((error: unknown) => {
      throw error instanceof Error && error.cause instanceof NotRead
        ? error.cause
        : new NotRead('it does not answer')
    })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel()
      url = URL.parse(location, url) ?? url
      continue
    }
    if (!response.ok) throw new NotRead(`it answers ${response.status}`)
    const chunks: Uint8Array[] = []
    let size = 0
    const body: AsyncIterable<Uint8Array> | null = response.body
    try {
      for await (const chunk of body ?? []) {
        size += chunk.length
        reach.left.bytes -= chunk.length
        if (size > MAX_BYTES) throw tooLarge()
        chunks.push(chunk)
      }
    } catch (error) {
      throw error instanceof NotRead ? error : new NotRead('it does not answer in time')
    }
    return { bytes: new Uint8Array(Buffer.concat(chunks)), headers: response.headers, url }
  }
  throw new NotRead('it redirects too often')
}

/** The path of a file in a folder, also through links. Throws NotRead if it is not in it, or does not exist. */
export async function pathInside(folder: string, ...parts: string[]): Promise<string> {
  const [real, path] = await Promise.all([
    realpath(folder),
    realpath(join(folder, ...parts)),
  ]).catch(() => {
    throw new NotRead('it does not exist')
  })
  if (!path.startsWith(real + sep)) throw new NotRead('it is not in the folder that you have named')
  return path
}

/** The bytes of a file in a folder, of at most 20 MB. Throws NotRead. */
export async function readInside(folder: string, ...parts: string[]): Promise<Buffer<ArrayBuffer>> {
  const path = await pathInside(folder, ...parts)
  if ((await stat(path)).size > MAX_BYTES) throw tooLarge()
  return readFile(path)
}
