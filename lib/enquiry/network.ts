import { isIPv6 } from 'node:net'

/**
 * What one connection can change of its address by itself is left out: an IPv4 address as it is, an
 * IPv6 address as its network of 64 bits, in one spelling.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = expandedGroups(address)
  const [fifth, sixth, ...last] = groups.slice(4)
  const isMapped = groups.slice(0, 4).every((group) => group === 0) && fifth === 0
  if (isMapped && sixth === 0xffff)
    return last.flatMap((group) => [group >> 8, group & 0xff]).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address as numbers. */
function expandedGroups(address: string): number[] {
  const [withoutZone = ''] = address.split('%')
  // The URL parser writes an IPv4 address at the end as two groups.
  const [start = '', end] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part ? part.split(':').map((group) => parseInt(group, 16)) : []
  const [first, last] = [numbers(start), numbers(end ?? '')]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
