import { isIPv6 } from 'node:net'

/** An IPv4 address as it is; for IPv6 the /64 network, within which one connection can choose addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? []
  if (high && low)
    return [high, low].flatMap((group) => [...Buffer.from(group.padStart(4, '0'), 'hex')]).join('.')
  const groups = canonical.split(':').filter(Boolean)
  // "::" stands for the missing groups.
  const complete = canonical.replace('::', `:${'0:'.repeat(8 - groups.length)}`)
  return `${complete.split(':').filter(Boolean).slice(0, 4).join(':')}::/64`
}
