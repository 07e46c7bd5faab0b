import { createCounter, mailboxKey } from './sender.ts'

jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ REVALIDATE_SECRET: 'secret' }),
}))

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

test('spellings of an e-mail address that reach one mailbox count as one', () => {
  const keyOf = mailboxKey
  for (const other of ['victim+1@home.example', 'v.ictim@home.example', 'Victim+a.b@Home.example'])
    expect([other, keyOf(other)]).toEqual([other, keyOf('victim@home.example')])
  for (const other of ['victim1@home.example', 'victim@other.example', 'victim@ho.me.example'])
    expect([other, keyOf(other)]).not.toEqual([other, keyOf('victim@home.example')])
})
