import { execFileSync } from 'node:child_process'

/** Whose requests a flood is: addresses of this machine, and the one that they ask. */
export type Source = { name: string; host: string; addresses: readonly string[]; senders: number }

/** Of one /64 of this machine alone. */
const IN_NETWORK = Array.from(
  { length: 32 },
  (_, index) => `fd5c:7a31:9e4b:1::${(index + 16).toString(16)}`,
)

/** Addresses of the loopback network; `group` keeps those of one flood from those of another. */
export const loopback = (group: number, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `127.${group}.${Math.floor(index / 200)}.${(index % 200) + 1}`,
  )

/** One IPv4 address, one line of IPv6, and a thousand addresses. */
export function listSources(group: number, hasNetwork: boolean): Source[] {
  const lines: Source[] = [
    { name: 'one address', host: '127.0.0.1', addresses: loopback(group, 1), senders: 1 },
    { name: 'one /64', host: '::1', addresses: IN_NETWORK, senders: 1 },
    {
      name: '1,000 addresses',
      host: '127.0.0.1',
      addresses: loopback(group + 1, 1_000),
      senders: 1_000,
    },
  ]
  return hasNetwork ? lines : lines.filter(({ host }) => host !== '::1')
}

/** Gives this machine addresses in a /64; false where it may not have them. */
export function claimNetwork(): { isThere: boolean; release: () => void } {
  const change = (verb: string) => {
    const lines = IN_NETWORK.map((address) => `addr ${verb} ${address}/64 dev lo\n`)
    execFileSync('ip', ['-6', '-batch', '-'], { input: lines.join(''), stdio: 'pipe' })
  }
  try {
    change('replace')
    return { isThere: true, release: () => change('del') }
  } catch {
    return { isThere: false, release: () => undefined }
  }
}
