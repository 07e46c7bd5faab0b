import { createCounter, networkOf } from './limits.ts'

test('a busy connection of a school is normal, a flood is not, and ten minutes later it is over', () => {
  const counter = createCounter(60)
  const sent = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => counter.add('a school', from + at))
  expect(sent(59, 0)).not.toContain(true)
  expect(counter.isUsedUp('a school', 59)).toBe(false)
  expect(counter.add('a school', 60)).toBe(false)
  expect(counter.isUsedUp('a school', 60)).toBe(true)
  expect(sent(3, 61)).toEqual([true, true, true])
  expect(counter.add('a school', 11 * 60_000)).toBe(false)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
