import { startMailServer } from '../../e2e/support/servers/mail-server.ts'
import {
  got,
  mailServer,
  MINUTE,
  notice,
  NOW,
  setUp,
  start,
  startMails,
  state,
  stopMails,
  subscriber,
} from './testing/website.ts'

setUp(startMailServer)

test('a kill between the mail server and the outbox: it is sent again with the same Message-ID', async () => {
  state.notices = [notice(1)]
  const site = await start('again')
  await site.queue()
  const [mail] = site.pending()
  await site.run(1)
  const { queueMails } = await import('../enquiry/outbox/mailings.ts')
  queueMails([], [{ ...(mail ?? { id: '', subscriber: '', notices: [] }), dueAt: Date.now() }])
  await (await start('again')).run(1)
  const ids = mailServer().received.map(({ messageId }) => messageId)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

test('a mail server that is down, and a CMS that is down, lose nothing', async () => {
  state.notices = [notice(1)]
  const site = await start()
  await stopMails()
  await site.run(5)
  await startMails()
  state.isCmsUp = false
  await site.run(5)
  expect(mailServer().received).toEqual([])
  state.isCmsUp = true
  await site.run(20, () => mailServer().received.length > 0)
  expect(got()).toEqual(['a@home.example: 1'])
})

test('an address that the mail server refuses for three e-mails in a row gets no more', async () => {
  state.subscribers = [subscriber('gone'), subscriber('full', { refusals: 2 })]
  state.answerTo = (address) => (address.startsWith('gone') ? 550 : 250)
  const site = await start()
  for (const id of [1, 2, 3]) {
    state.notices.push(notice(id))
    await site.run(1)
    expect(state.subscribers.find(({ id: each }) => each === 'gone')?.refusals).toBe(
      id < 3 ? id : undefined,
    )
  }
  expect(state.subscribers).toEqual([subscriber('full')])
  expect(state.logged.join()).not.toContain('@home')
})

test('a deferred address is tried again later, ever more seldom, and delays no other', async () => {
  state.subscribers = [subscriber('a'), subscriber('grey')]
  let offers = 0
  state.answerTo = (address) => (address.startsWith('grey') && (offers += 1) < 4 ? 450 : 250)
  state.notices = [notice(1)]
  const site = await start()
  await site.run(1)
  expect(got()).toEqual(['a@home.example: 1'])
  await site.run(5)
  expect(offers).toBe(3)
  await site.run(5)
  expect(got()).toEqual(['a@home.example: 1', 'grey@home.example: 1'])
})

test('who ends a subscription gets nothing that waits', async () => {
  state.notices = [notice(1)]
  const site = await start()
  await site.queue()
  state.subscribers = []
  await site.run(1)
  expect([mailServer().received.length, site.pending().length]).toEqual([0, 0])
})

test('600 subscribers get a notice within four minutes, so 2,000 within ten, though the mail server takes 300 a minute and refuses some', async () => {
  state.subscribers = Array.from({ length: 600 }, (_, index) => subscriber(`s${index}`))
  const taken: number[] = []
  state.answerTo = (address) => {
    if (/^s\d*50@/.test(address)) return 550
    if (taken.filter((at) => at > Date.now() - MINUTE).length >= 300) return 451
    taken.push(Date.now())
    return 250
  }
  state.notices = [notice(1)]
  const site = await start()
  await site.run(4, () => site.pending().length === 0 && taken.length > 0)
  expect(Date.now() - NOW).toBeLessThan(4 * MINUTE)
  const addresses = mailServer().received.flatMap(({ to }) => to)
  expect([addresses.length, new Set(addresses).size]).toEqual([594, 594])
}, 120_000)

test('an address is asked to confirm once a day, by one of all instances', async () => {
  state.subscribers = [subscriber('a', { confirmed_at: null })]
  for (const folder of ['first', 'second']) {
    const site = await start(folder)
    site.enter()
    const { addChange, settleChange } = await import('../enquiry/outbox/changes.ts')
    const { addAcknowledgement } = await import('../enquiry/outbox/mails.ts')
    const asked = { id: 'a', recipient: 'a@home.example', language: 'en' as const }
    addAcknowledgement(asked, 'digest', Date.now())
    const request = addChange('a', { address: asked.recipient })
    await site.confirm()
    expect(mailServer().received).toHaveLength(folder === 'first' ? 0 : 1)
    settleChange(request)
    await site.confirm()
    await site.confirm()
  }
  expect(mailServer().received.map(({ to, subject }) => [to, subject])).toEqual([
    [['a@home.example'], 'Confirm'],
  ])
})
