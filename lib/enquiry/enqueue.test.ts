import path from 'node:path'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { forgetModules } from '../testing/restart.ts'

const root = temporaryFolder()
const DATA_DIR = { current: root }
const smtp: { url?: string } = {}
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({
    DATA_DIR: DATA_DIR.current,
    REVALIDATE_SECRET: 'secret',
    SMTP_URL: smtp.url,
  }),
}))

/** An instance of the site with its own disk. */
async function instance(name: string) {
  forgetModules()
  DATA_DIR.current = path.join(root, name)
  const { enqueueEnquiry } = await import('./enqueue.ts')
  return (
    fields: object,
    suspected: string | null = null,
    wantsReminders = false,
    writtenAt = 0,
  ) => {
    const signals = { shown: null, suspected }
    const given = { collection: 'admission', fields, wantsReminders, writtenAt } as const
    return enqueueEnquiry({ ...given, signals, replyBy: (time) => new Date(time) })
  }
}

afterEach(() => jest.useRealTimers())

const at = (time: string) => jest.setSystemTime(Date.parse(time))
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }))

const asha = { name: 'Asha Devi', age: 5 }
type Stored = { id: string; item: { same_as?: string[] } }

test('the same content has the same id on a day at every instance, and other content another', async () => {
  at('2026-06-01T10:00:00Z')
  const { id } = (await instance('one'))(asha)
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  const other = await instance('other')
  expect(other({ age: 5, name: 'Asha Devi' }).id).toBe(id)
  // A single different character is a correction, not a duplicate.
  for (const name of ['Amit Devi', 'asha devi', 'Asha  Devi'])
    expect(other({ name, age: 5 }).id).not.toBe(id)
  // Nor is the same with a consent to reminders.
  expect(other(asha, null, true).id).not.toBe(id)
})

test('around midnight each instance sends the id of the other day', async () => {
  at('2026-06-01T23:59:00Z')
  const before = (await instance('before'))(asha) as Stored
  at('2026-06-02T00:01:00Z')
  const after = (await instance('after'))(asha) as Stored
  expect(after.id).not.toBe(before.id)
  expect(after.item.same_as).toContain(before.id)
  expect(before.item.same_as).toContain(after.id)
})

test('an instance detects a duplicate for 24 hours, over midnight too, and not a minute longer', async () => {
  at('2026-06-03T20:00:00Z')
  const enqueue = await instance('day')
  const { id } = enqueue(asha)
  at('2026-06-04T19:59:00Z')
  expect(enqueue(asha).id).toBe(id)
  at('2026-06-04T20:01:00Z')
  const next = enqueue(asha) as Stored
  expect(next.id).not.toBe(id)
  // The CMS gets its id and compares the times.
  expect(next.item.same_as).toContain(id)
})

test('an enquiry that waited on a phone is the same whenever it is sent', async () => {
  at('2026-06-03T23:59:00Z')
  const enqueue = await instance('first')
  const { id } = enqueue(asha)
  at('2026-06-12T10:00:00Z')
  // A clock that is slow or fast by some minutes may show another day.
  for (const written of ['2026-06-03T23:50:00Z', '2026-06-04T00:10:00Z'])
    expect(enqueue(asha, null, false, Date.parse(written)).id).toBe(id)
  expect((await instance('other'))(asha, null, false, Date.parse('2026-06-03T23:50:00Z')).id).toBe(
    id,
  )
  // Not without a time, with one in the future, or after two months.
  for (const written of [0, Date.parse('2026-07-01'), Date.parse('2026-04-01')])
    expect((await instance('other'))(asha, null, false, written).id).not.toBe(id)
})

test('an enquiry leads to one e-mail, spam to none, and nothing without a mail server', async () => {
  at('2026-06-05T10:00:00Z')
  const enqueue = await instance('mail')
  const { listUnsentMails } = await import('./outbox/mails.ts')
  enqueue({ name: 'Without a server' })
  smtp.url = 'smtp://mail.school.example'
  enqueue({ name: 'Spam' }, 'not sent from our form')
  const { id } = enqueue(asha)
  enqueue(asha)
  expect(listUnsentMails().map((mail) => mail.id)).toEqual([id])
})
