import path from 'node:path'
import { NextRequest } from 'next/server'
import { sign, type Signed } from 'school-schema/values/signature'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { all } from '../enquiry/outbox/enquiries.ts'
import { answerSubscription, isSubscriptionPath } from './answer.ts'
import { readSubscriptionPath, subscriptionPath } from './grant.ts'

const SECRET = 'a-secret-for-tests'
const SITE = 'https://school.example'
const environment: Record<string, unknown> = { REVALIDATE_SECRET: SECRET, SITE_URL: SITE }
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => environment,
  ownAddress: () => 'http://127.0.0.1:3000',
}))
jest.mock('../server/log.ts', () => ({ log: { info() {}, warn() {}, error() {} } }))
jest.mock('../pages/languages.ts', () => {
  const locale = { language: 'en', t: (key: string) => key }
  return {
    getLocale: () => Promise.resolve(locale),
    locate: (pathname: string) => Promise.resolve({ locale, path: pathname }),
  }
})
const saved: unknown[] = []
let isCmsUp = true
jest.mock('../content/client/subscribers.ts', () => ({
  saveSubscriber: (...change: unknown[]) => {
    if (!isCmsUp) return Promise.reject(new Error('down'))
    saved.push(change)
    return Promise.resolve('created')
  },
}))
jest.mock('./fields.ts', () => ({
  choiceFields: [{ name: 'notice_groups', required: false, kind: 'choices' }],
  choiceIn: (values: object) => values,
}))

const root = temporaryFolder()
const ID = '0a1b2c3d-0000-8000-8000-000000000000'
const OTHER = '0a1b2c3d-0000-8000-8000-000000000001'
const [confirm, change] = (['confirm', 'change'] as const).map(
  (purpose) => () => subscriptionPath({ purpose, id: ID }),
) as [() => string, () => string]

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-22T10:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  })
  environment['DATA_DIR'] = path.join(root, crypto.randomUUID())
  saved.length = 0
  isCmsUp = true
})
afterEach(() => jest.useRealTimers())

const DAY = 24 * 3_600_000

describe('a link', () => {
  test('confirms for seven days; the one that ends a subscription is valid for ever', () => {
    const [first, second] = [confirm(), change()]
    expect(readSubscriptionPath(first)).toEqual({ purpose: 'confirm', id: ID })
    jest.advanceTimersByTime(7 * DAY)
    expect(readSubscriptionPath(first)).toBeNull()
    jest.advanceTimersByTime(4_000 * DAY)
    expect(readSubscriptionPath(second)).toEqual({ purpose: 'change', id: ID })
  })

  const until = Math.floor(Date.parse('2026-11-22T10:00:00Z') / 1000)
  const made = (purpose: string, id: string, end: number, what: Signed) =>
    `/subscription/${purpose}/${id}/${end}.${sign(SECRET, what)}`
  test.each([
    [
      'signed with another secret',
      () => `/subscription/change/${ID}/0.${sign('x', ['change', ID, 0])}`,
    ],
    ['of another subscription', () => change().replace(ID, OTHER)],
    ['of the other purpose', () => confirm().replace('confirm', 'change')],
    ['to end, used to confirm', () => change().replace('change', 'confirm')],
    ['of a certificate', () => made('change', ID, 0, ['certificate', ID, 0])],
    ['of a preview', () => made('confirm', ID, until + 60, ['file', ID, until + 60])],
    ['with a longer life', () => confirm().replace(/\d+\./, '1999999999.')],
    ['signed for ever to confirm', () => made('confirm', ID, 0, ['confirm', ID, 0])],
    ['signed for too long', () => made('confirm', ID, until + 9e5, ['confirm', ID, until + 9e5])],
    ['with an end, to change', () => made('change', ID, until + 60, ['change', ID, until + 60])],
    ['with a further part', () => `${change()}/x`],
    ['in other letters', () => change().replace('/subscription', '/Subscription')],
  ])('%s is refused', async (_what, link) => {
    expect(readSubscriptionPath(link())).toBeNull()
    const answer = await post(link(), { do: 'end' })
    expect([answer.status, saved]).toEqual([403, []])
  })
})

const form = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

const FROM_PAGE = { origin: 'null', 'sec-fetch-site': 'same-origin' }

const post = (
  link: string,
  fields: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = FROM_PAGE,
) =>
  answerSubscription(
    new NextRequest(SITE + link, {
      method: 'POST',
      body: fields instanceof URLSearchParams ? fields : form(fields),
      headers,
    }),
  )

test('its address is not that of any other page', () => {
  for (const path of [confirm(), `/hi${change()}`]) expect(isSubscriptionPath(path)).toBe(true)
  for (const path of ['/subscription', '/NoticesByEmail', '/a/b/subscription/x'])
    expect(isSubscriptionPath(path)).toBe(false)
})

test('to open a link changes nothing, and nothing keeps its address', async () => {
  for (const link of [confirm(), change(), `${change()}?do=end`]) {
    const answer = await answerSubscription(new NextRequest(SITE + link))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  }
  expect(saved).toEqual([])
})

test('a button confirms, changes or ends', async () => {
  const answers = [
    await post(confirm(), { do: 'confirm' }),
    await post(change(), { do: 'save', notice_groups_0: 'VI' }),
    await post(`/hi${change()}`, { do: 'end' }, { origin: SITE, 'sec-fetch-site': 'same-origin' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(answers.map(({ headers }) => headers.get('location')?.split('?')[1])).toEqual([
    'done=confirm',
    'done=save',
    'done=end',
  ])
  expect(saved).toEqual([
    [ID, { confirmed_at: '2026-11-22T10:00:00.000Z' }],
    [ID, { notice_groups: 'VI' }],
    [ID, { ended: true }],
  ])
})

const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })

test('a mail program ends a subscription with one click, without cookies, origin or redirect', async () => {
  const answer = await post(change(), ONE_CLICK, {})
  expect([answer.status, saved]).toEqual([200, [[ID, { ended: true }]]])
})

test.each([
  [
    'another site',
    change,
    { do: 'end' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ],
  [
    'another site without a name',
    change,
    { do: 'save' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
  ],
  ['no form', change, {}, FROM_PAGE],
  ['a form of the other page', change, { do: 'confirm' }, FROM_PAGE],
  ['one click to confirm', confirm, { 'List-Unsubscribe': 'One-Click' }, FROM_PAGE],
  ['the end, by the link that confirms', confirm, { do: 'end' }, FROM_PAGE],
])('a post of %s changes nothing', async (_what, link, fields, headers) => {
  const { status } = await post(link(), fields, headers)
  expect([status >= 400, saved]).toEqual([true, []])
})

test('with the CMS stopped a change is on disk, and the last one counts', async () => {
  isCmsUp = false
  await post(change(), { do: 'save', notice_groups_0: 'VI' })
  expect((await post(change(), ONE_CLICK, {})).status).toBe(200)
  await post(change(), { do: 'save', notice_groups_0: 'VII' })
  expect(all('SELECT item FROM enquiry').map(({ item }) => item)).toEqual(['{"ended":true}'])
})
