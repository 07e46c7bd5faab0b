import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { log } from './log.ts'

const HEADER = 'x-forwarded-for'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The addresses and networks of a list such as `127.0.0.1 10.0.0.0/8`, as one set. Throws if one is neither. */
export function networksOf(list: readonly string[]): BlockList {
  const networks = new BlockList()
  for (const each of list) {
    const [address = '', bits] = each.split('/')
    if (bits === undefined) networks.addAddress(address, familyOf(address))
    else networks.addSubnet(address, Number(bits), familyOf(address))
  }
  return networks
}

/**
 * The address from which a request was sent: of its connection, or, through proxies that are trusted, the one that the
 * first of them reports. Everybody can write anything before that.
 */
export function senderAddress(connected: string, forwarded: string, proxies: BlockList): string {
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, familyOf(address))
  const reported = forwarded.split(',').flatMap((each) => each.trim() || [])
  const chain = [connected, ...reported.toReversed()]
  return chain.find((address) => !isProxy(address)) ?? chain.at(-1) ?? connected
}

/**
 * From now on, `x-forwarded-for` of each request is the address of its sender. Next.js gives actions headers, and
 * keeps what the client wrote there.
 */
export function recogniseSenders(trusted: readonly string[]): void {
  const proxies = networksOf(trusted)
  let isTold = false
  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request
    const connected = socket.remoteAddress ?? ''
    const forwarded = [headers[HEADER] ?? []].flat().join()
    const sender = senderAddress(connected, forwarded, proxies)
    headers[HEADER] = sender
    if (forwarded === '' || sender !== connected || isTold) return
    isTold = true
    // Without it, all visitors behind the proxy count as one.
    log.warn({ event: 'forwarded-for-ignored', reason: 'the proxy is not in TRUSTED_PROXIES' })
  })
}
