import type { Row } from '../shared.ts'
import { readLink } from 'school-schema/principal/links'
import { approvalPage } from './approval-page.ts'
import { isClockBelieved } from '../privacy/clock.ts'
import { claimMails, forgetMails } from './mails.ts'
import { requestApprovals } from './request-approval.ts'
import { openCms } from './testing/cms.ts'

const SITE = { origin: 'https://school.example', secret: 'a-secret-for-tests' }
const FILE = '11111111-2222-4333-8444-555555555555'

let cms: Awaited<ReturnType<typeof openCms>>
beforeEach(async () => {
  cms = await openCms()
  await notices().insert({ id: 7, title: 'Holi', status: 'waiting', file: FILE })
  await cms.database('directus_files').insert({ id: FILE, filesize: 1 })
})
afterEach(() => cms.database.destroy())

const notices = () => cms.database('notification')
const notice = async (): Promise<Row> => (await notices().where({ id: 7 }))[0] ?? {}
const change = async (changes: Row, id = 7) => {
  await notices().where({ id }).update(changes)
  await requestApprovals(cms.database, SITE)
}

/** The id in the link of the e-mail that waits for the principal. */
async function asked(): Promise<string> {
  await requestApprovals(cms.database, SITE)
  const [mail] = await cms.database('school_mail').where({ recipient: 'principal' })
  const token = /approval\/(\S+)/.exec(String(mail?.['body']))?.[1] ?? ''
  return readLink(SITE.secret, 'approval', token) ?? ''
}

const open = (id: string, fields?: Record<string, string>) =>
  approvalPage(cms.context, SITE, id, fields ? new Map(Object.entries(fields)) : null)

const publish = (id: string) => open(id, { action: 'publish' })

test('the principal publishes once; the row says who and when, and the office gets an e-mail', async () => {
  const id = await asked()
  expect((await open(id)).html).toContain('Publish</button>')
  expect(await notice()).toMatchObject({ status: 'waiting' })
  const { status, html } = await publish(id)
  expect([status, html]).toEqual([200, expect.stringContaining('Published by the principal')])
  const { status: now, approval } = await notice()
  expect([now, approval]).toEqual([
    'published',
    expect.stringMatching(/\(head@school\.example\) on \w+/),
  ])
  await notices().where({ id: 7 }).update({ status: 'draft' })
  expect((await publish(id)).html).toContain('Published by the principal')
  expect(await notice()).toMatchObject({ status: 'draft' })
  expect(await cms.database('school_mail').where({ recipient: 'office' })).toHaveLength(1)
})

test('what is sent back has the remark, which is needed', async () => {
  const id = await asked()
  expect((await open(id, { action: 'return', remark: ' ' })).status).toBe(400)
  expect((await open(id, { action: 'return', remark: '\u200b' })).status).toBe(400)
  expect((await open(id, { action: 'return', remark: 'x'.repeat(1_001) })).status).toBe(400)
  const long = await open(id, { action: 'return', remark: 'দিন'.repeat(400) })
  expect(long.html).toContain('<textarea name="remark" lang="bn"')
  expect(await notice()).toMatchObject({ status: 'waiting' })
  await open(id, { action: 'return', remark: 'The day is <wrong>.' })
  expect(await notice()).toMatchObject({
    status: 'returned',
    approval: expect.stringContaining(': The day is <wrong>.') as string,
  })
  expect((await open(id)).html).toContain('The day is &lt;wrong&gt;.')
})

test('the title and the remark are in their own language, on a page in English', async () => {
  await notices().where({ id: 7 }).update({ title: 'विद्यालय बंद' })
  const id = await asked()
  expect((await open(id)).html).toContain('<span lang="hi">विद्यालय बंद</span></h1>')
  const { html } = await open(id, { action: 'return', remark: 'दिन लिखें' })
  expect(html).toMatch(
    /role="alert"><span lang="hi">विद्यालय बंद<\/span>: .*<span lang="hi">दिन लिखें</,
  )
})

test.each<[what: string, change: () => PromiseLike<unknown>]>([
  ['another text', () => notices().where({ id: 7 }).update({ description: '<p>More</p>' })],
  [
    'another translation',
    () => notices().where({ id: 7 }).update({ translations: '[{"language":"hi"}]' }),
  ],
  [
    'a file that was replaced',
    () => cms.database('directus_files').where({ id: FILE }).update({ filesize: 2 }),
  ],
  ['a row that does not wait', () => notices().where({ id: 7 }).update({ status: 'draft' })],
  ['a deleted row', () => notices().where({ id: 7 }).del()],
])('the link publishes nothing after %s', async (_what, changeRow) => {
  const id = await asked()
  await changeRow()
  expect((await publish(id)).status).toBe(410)
  expect(await notices().where({ status: 'published' })).toEqual([])
})

test('a newer save ends the link, and replaces the e-mail that waits; the same save does neither', async () => {
  const first = await asked()
  await change({ sort: undefined, title: 'Holi' })
  expect(await asked()).toBe(first)
  await change({ title: 'Holi and Dol' })
  const second = await asked()
  expect(second).not.toBe(first)
  expect((await publish(first)).status).toBe(410)
  expect((await publish(second)).status).toBe(200)
})

test('a row that waits again is asked about again, and one that does not wait about nothing', async () => {
  const first = await asked()
  await change({ status: 'draft' })
  expect(await cms.database('school_mail')).toEqual([])
  expect(await notice()).toMatchObject({ approval: null, approval_request: null })
  await change({ status: 'waiting' })
  expect(await asked()).not.toBe(first)
})

test('of two decisions at once, one counts', async () => {
  const id = await asked()
  await Promise.all([publish(id), open(id, { action: 'return', remark: 'No' })])
  expect(await cms.database('school_mail').where({ recipient: 'office' })).toHaveLength(1)
})

test.each(['', '%', '______________________', 'a'.repeat(22)])(
  'the id %j opens nothing',
  async (id) => {
    await asked()
    expect((await open(id)).status).toBe(410)
  },
)

test('an e-mail is given to one website, again after five minutes, and never after it was sent', async () => {
  await asked()
  const now = Date.now() + 1_000
  const [mail, ...others] = await claimMails(cms.database, now)
  expect([mail?.['to'], others]).toEqual(['head@school.example', []])
  expect(await claimMails(cms.database, now + 60_000)).toEqual([])
  expect(await claimMails(cms.database, now + 301_000)).toHaveLength(1)
  await forgetMails(cms.database, [mail?.['id']])
  expect(await claimMails(cms.database, now + 900_000)).toEqual([])
})

test('an e-mail expires after a week, but not by a clock that has jumped', async () => {
  await asked()
  await isClockBelieved(cms.database)
  jest.useFakeTimers({
    now: Date.now() + 550 * 86_400_000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  })
  expect(await claimMails(cms.database)).toHaveLength(1)
  await cms.database('school_clock').del()
  await cms.database('directus_activity').insert({ timestamp: Date.now() })
  expect(await claimMails(cms.database, Date.now() + 600_000)).toEqual([])
  jest.useRealTimers()
})

test('without an address of the principal the e-mail waits', async () => {
  await asked()
  await cms.database('school').where({ id: 1 }).update({ principal_email: null })
  expect(await claimMails(cms.database)).toEqual([])
  await cms.database('school').where({ id: 1 }).update({ principal_email: 'new@school.example' })
  expect(await claimMails(cms.database)).toMatchObject([{ to: 'new@school.example' }])
})
