import { startMailServer } from '../../e2e/support/servers/mail-server.ts'
import { DAY, got, mailServer, notice, setUp, start, state, subscriber } from './testing/website.ts'

setUp(startMailServer)

test('a notice goes once to all who want it', async () => {
  state.subscribers = [
    subscriber('all'),
    subscriber('six', { groups: ['VI'] }),
    subscriber('seven', { groups: ['VII', 'Hostel'] }),
    subscriber('sports', { categories: ['sports'] }),
    subscriber('unconfirmed', { confirmed_at: null }),
  ]
  state.notices = [notice(1, { audience: ['VI'], category: 'fees' })]
  const site = await start()
  await site.run(1)
  state.notices.push(notice(2, { audience: ['Hostel'], category: 'sports' }))
  await site.run(1)
  expect(got()).toEqual([
    'all@home.example: 1',
    'all@home.example: 2',
    'seven@home.example: 2',
    'six@home.example: 1',
    'sports@home.example: 2',
  ])
})

test.each([
  ['of last month, such as one that is imported', notice(1, { date: '2026-10-20' })],
  ['of the sample', notice(1, { isSample: true })],
])('a notice %s is not sent', async (_what, row) => {
  state.notices = [row]
  await (await start()).run(1)
  expect(mailServer().received).toEqual([])
})

test('an old notice that is scheduled for today is sent', async () => {
  state.notices = [notice(1, { date: '2026-10-20', publishFrom: '2026-11-23T05:00:00Z' })]
  await (await start()).run(1)
  expect(got()).toEqual(['a@home.example: 1'])
})

test('a notice that is edited, hidden and shown again, or dated again is not sent again', async () => {
  state.notices = [notice(1)]
  const site = await start()
  await site.run(1)
  state.notices = []
  await site.run(1)
  jest.advanceTimersByTime(20 * DAY)
  state.notices = [notice(1, { date: '2026-12-13', category: 'fees' })]
  await site.run(1)
  expect(got()).toEqual(['a@home.example: 1'])
})

test('what expires before the mail server takes it is not sent', async () => {
  mailServer().answer(451)
  state.notices = [notice(1)]
  const site = await start()
  await site.run(1)
  state.notices = []
  mailServer().answer(250)
  await site.run(10)
  expect([mailServer().received, site.pending()].map(({ length }) => length)).toEqual([0, 0])
})

test('a clock that jumps by itself deletes nothing that waits', async () => {
  state.notices = [notice(1)]
  const site = await start()
  const { inOutbox } = await import('../enquiry/outbox/enquiries.ts')
  const { isClockBelieved } = await import('../enquiry/outbox/erasure.ts')
  site.enter()
  inOutbox(isClockBelieved)
  await site.queue()
  jest.setSystemTime(Date.now() + 550 * DAY)
  await site.run(1)
  expect(got()).toEqual(['a@home.example: 1'])
})

test('two instances, restarts and outboxes from before send nothing twice', async () => {
  state.notices = [notice(1)]
  const [one, other] = [await start('one'), await start('other')]
  for (const site of [one, other]) await site.queue()
  for (const site of [one, other]) await site.run(1)
  state.notices.push(notice(2))
  for (const site of [await start('other'), await start('one'), await start('new')])
    await site.run(1)
  expect(got()).toEqual(['a@home.example: 1', 'a@home.example: 2'])
})

test('a CMS that was restored from a backup does not know what was sent; the outbox does', async () => {
  state.notices = [notice(1)]
  const site = await start()
  await site.run(1)
  state.mailings.clear()
  await site.run(1)
  expect(got()).toEqual(['a@home.example: 1'])
})

test('a website that is killed before the CMS knows what it has queued sends it once', async () => {
  state.notices = [notice(1)]
  const before = await start('killed')
  await before.queue()
  const row = state.mailings.get('notice 1')
  state.mailings.set('notice 1', { owner: row?.owner ?? '', isDone: false })
  await (await start('killed')).run(1)
  expect(got()).toEqual(['a@home.example: 1'])
})

test('the e-mail of the day is one, at 6 pm, with the notices of the day; an alert comes at once', async () => {
  state.subscribers = [subscriber('a', { evening: true })]
  state.notices = [notice(1)]
  const site = await start()
  await site.run(2)
  state.notices.push(notice(2))
  state.alert = 'The school is closed today.'
  await site.run(2)
  expect(got()).toEqual(['a@home.example: alert'])
  // A comma, and a translation, make no other alert.
  state.alert = 'The school is closed, today!'
  jest.setSystemTime(Date.parse('2026-11-23T12:29:00Z'))
  await site.run(0.5)
  expect(mailServer().received).toHaveLength(1)
  await site.run(2)
  expect(got()).toEqual(['a@home.example: 1,2', 'a@home.example: alert'])
})
