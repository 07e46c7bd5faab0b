import { BlockList, isIP } from 'node:net'

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
