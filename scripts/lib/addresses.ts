import { isIPv6 } from 'node:net'

const EVERY_INTERFACE = new Set(['0.0.0.0', '::'])

/** The address at which this machine reaches a server that listens on a host and port. */
export function localAddress(host: string, port: number): string {
  const reachable = EVERY_INTERFACE.has(host) ? '127.0.0.1' : host
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`
}
