import path from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { parseMailServer } from '../../server/values.ts'
import type { Subscriber, SubscriberChange } from '../../content/client/subscribers.ts'
import { forgetModules } from '../../testing/restart.ts'

type MailServer = {
  port: number
  received: { to: string[]; text: string; subject: string; messageId: string }[]
  answer: (status: number) => void
  close: () => Promise<void>
}

type StartMailServer = (port?: number, options?: SMTPServerOptions) => Promise<MailServer>

/** What the tests set: the CMS, which all instances share, and the mail server. */
export const state = {
  subscribers: [] as Subscriber[],
  notices: [] as Row[],
  alert: null as string | null,
  mailings: new Map<string, { owner: string; isDone: boolean }>(),
  isCmsUp: true,
  /** What the mail server answers to an address. */
  answerTo: (_address: string): number => 250,
  logged: [] as string[],
}

const environment: Record<string, unknown> = {}
jest.mock('../../server/environment.ts', () => ({ siteEnvironment: () => environment }))
const write = (entry: object) => void state.logged.push(JSON.stringify(entry))
jest.mock('../../server/log.ts', () => ({ log: { info: write, warn: write, error: write } }))
jest.mock('../../school/office.ts', () => ({
  instant: (day: string, time: string) => new Date(`${day}T${time}:00+05:30`),
}))

type Row = {
  id: number
  date: string
  publishFrom: string | null
  category: string
  audience: string[]
  isSample: boolean
}
jest.mock('../../notices/notices.ts', () => ({ listNotices: () => Promise.resolve(state.notices) }))
jest.mock('../../school/school.ts', () => ({
  getOriginalAlert: () => Promise.resolve(state.alert),
}))
jest.mock('../../classes/classes.ts', () => ({
  concerns: ({ audience }: Row, { slug }: { slug: string }) =>
    audience.length === 0 || audience.includes(slug),
}))
jest.mock('../fields.ts', () => ({ groupOf: (key: string) => ({ slug: key }) }))
jest.mock('../compose.ts', () => ({
  composeNotices: ({ id }: Subscriber, wanted: (number | string)[]) => {
    const current = wanted.filter(
      (each) => each === 'alert' || state.notices.some((row) => row.id === each),
    )
    const text = `${current.join()}\n`
    const headers = { 'List-Unsubscribe': `<https://school.example/${id}>` }
    return Promise.resolve(
      current.length > 0 ? { subject: `${current.length}`, text, headers } : null,
    )
  },
  composeConfirmation: () => Promise.resolve({ subject: 'Confirm', text: 'Confirm\n' }),
}))

const inCms = <Value>(answer: () => Value) =>
  state.isCmsUp ? Promise.resolve(answer()) : Promise.reject(new Error('down'))
function claim(name: string, owner: string, isDone: boolean) {
  const row = state.mailings.get(name) ?? { owner, isDone: false }
  state.mailings.set(name, { ...row, isDone: row.isDone || (isDone && row.owner === owner) })
  return row.isDone || isDone ? 'done' : row.owner === owner ? 'yours' : 'taken'
}
jest.mock('../../content/client/subscribers.ts', () => ({
  listSubscribers: () => inCms(() => state.subscribers.filter((each) => each.confirmed_at)),
  findSubscriber: (id: string) =>
    inCms(() => state.subscribers.find((each) => each.id === id) ?? null),
  claimMailing: (name: string, owner: string, isDone = false) =>
    inCms(() => claim(name, owner, isDone)),
  saveSubscriber: (id: string, { ended, ...change }: SubscriberChange) =>
    inCms(() => {
      state.subscribers = ended
        ? state.subscribers.filter((each) => each.id !== id)
        : state.subscribers.map((each) => (each.id === id ? { ...each, ...change } : each))
      return 'created'
    }),
}))

/** When each test begins. */
export const NOW = Date.parse('2026-11-23T06:00:00Z')
export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

export const subscriber = (id: string, more: Partial<Subscriber> = {}): Subscriber => ({
  id,
  address: `${id}@home.example`,
  language: 'en',
  groups: [],
  categories: [],
  evening: false,
  confirmed_at: '2026-11-01T00:00:00Z',
  refusals: 0,
  ...more,
})

export const notice = (id: number, more: Partial<Row> = {}): Row => ({
  id,
  date: '2026-11-23',
  publishFrom: null,
  category: 'general',
  audience: [],
  isSample: false,
  ...more,
})

const root = temporaryFolder()
let server: MailServer

let startMailServer: StartMailServer

/** Sets up each test of a file, with a mail server that this function starts. */
export function setUp(startServer: StartMailServer): void {
  startMailServer = startServer
  beforeEach(async () => {
    server = await startMailServer(0, {
      disabledCommands: ['STARTTLS', 'AUTH'],
      maxClients: 50,
      onRcptTo({ address }, _session, done) {
        const responseCode = state.answerTo(address)
        done(responseCode === 250 ? null : Object.assign(new Error('Not now'), { responseCode }))
      },
    })
    jest.useFakeTimers({
      now: NOW,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    })
    Object.assign(environment, {
      SMTP_URL: parseMailServer(`smtp://127.0.0.1:${server.port}`),
      OFFICE_EMAIL: ['office@school.example'],
      REVALIDATE_SECRET: 'secret',
    })
    Object.assign(state, { notices: [], alert: null, isCmsUp: true, answerTo: () => 250 })
    state.subscribers = [subscriber('a')]
    state.mailings.clear()
    state.logged.length = 0
  })
  afterEach(async () => {
    jest.useRealTimers()
    await server.close()
  })
}

/** The mail server of the test. */
export const mailServer = () => server

/** Stops the mail server, or starts it again at the same port. */
export const stopMails = () => server.close()
export const startMails = async () => void (server = await startMailServer(server.port))

/** An instance of the website with its outbox; the same folder is the same one after a restart. */
export async function start(folder = crypto.randomUUID()) {
  forgetModules()
  const own = path.join(root, folder)
  const as = <Value>(run: () => Value): Value => {
    environment['DATA_DIR'] = own
    return run()
  }
  const { queueMailings } = await import('../mailings.ts')
  const { sendNotices, sendConfirmations } = await import('../send.ts')
  const outbox = await import('../../enquiry/outbox/mailings.ts')
  return {
    /** What is imported is from now on of this instance. */
    enter: () => as(() => undefined),
    queue: () => as(() => queueMailings(new Date())),
    confirm: () => as(() => sendConfirmations(new Date())),
    pending: () => as(() => outbox.listDueMails(Date.now() + 9 * DAY, 9_999)),
    /** Runs for some minutes, as the timers of the site do. */
    async run(minutes: number, isOver = () => false) {
      for (let second = 0; second < minutes * 60 && !isOver(); second += 5) {
        jest.advanceTimersByTime(5_000)
        if (second % 10 === 0) await as(() => queueMailings(new Date())).catch(() => undefined)
        await as(() => sendNotices(Date.now())).catch(() => undefined)
      }
    },
  }
}

/** What subscribers have got, with the ids of the notices. */
export const got = () =>
  server.received.map(({ to, text }) => `${to.join()}: ${text.trim()}`).toSorted()
