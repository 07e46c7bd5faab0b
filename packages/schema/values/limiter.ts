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

/** Runs at most so many tasks at a time, in order; `waiting` returns the number of those that have not begun. */
export function createLimiter(atOnce: number) {
  const queue: (() => void)[] = []
  let underway = 0
  return {
    waiting: () => queue.length,
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      if (underway < atOnce) underway += 1
      else await new Promise<void>((start) => queue.push(start))
      try {
        return await task()
      } finally {
        const next = queue.shift()
        if (next) next()
        else underway -= 1
      }
    },
  }
}
