import { networksOf, senderAddress } from './sender.ts'

const front = networksOf(['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8:a::/48'])
const none = networksOf([])

test.each([
  // Nobody is trusted: what is written counts nothing.
  ['203.0.113.9', '', none, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', none, '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', none, '127.0.0.1'],
  // Not from the proxy.
  ['203.0.113.9', '198.51.100.1, 10.0.0.2', front, '203.0.113.9'],
  // Through one or two proxies; what the visitor wrote before it counts nothing.
  ['127.0.0.1', '198.51.100.1', front, '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', front, '198.51.100.1'],
  ['10.4.0.2', '192.0.2.66, 198.51.100.1 , 10.1.2.3', front, '198.51.100.1'],
  ['2001:db8:a:1::5', '2001:db8:b::7', front, '2001:db8:b::7'],
  // A proxy that says nothing, nonsense, and a visitor in the network of the proxies.
  ['10.4.0.2', '', front, '10.4.0.2'],
  ['10.4.0.2', '198.51.100.1, unknown', front, 'unknown'],
  ['10.4.0.2', '10.9.9.9', front, '10.9.9.9'],
])('a request from %s for %j is of the sender %4$s', (connected, forwarded, proxies, sender) => {
  expect(senderAddress(connected, forwarded, proxies)).toBe(sender)
})
