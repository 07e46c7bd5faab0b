import {
  refusesSender,
  startMailServer,
  type MailServer,
} from '../../e2e/support/servers/mail-server.ts'
import { parseMailServer } from '../server/values.ts'
import { forgetModules } from '../testing/restart.ts'

jest.mock('../server/log.ts', () => ({ log: { info() {}, warn() {}, error() {} } }))
jest.mock('../enquiry/jobs.ts', () => ({}))
const environment: Record<string, unknown> = {}
jest.mock('../server/environment.ts', () => ({ siteEnvironment: () => environment }))
const requestMails = jest.fn()
jest.mock('../content/client/principal.ts', () => ({
  requestMails: (...given: unknown[]) => requestMails(...given) as unknown,
}))

const OFFICE = 'office@school.example'
const mail = (id: string, to: string | null) => ({ id, to, subject: `About ${id}`, body: 'Text' })

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
  requestMails.mockReset()
  requestMails.mockResolvedValue({ since: null, mails: [] })
  Object.assign(environment, {
    SMTP_URL: parseMailServer(`smtp://127.0.0.1:${server.port}`),
    OFFICE_EMAIL: [OFFICE],
  })
  forgetModules()
})
afterEach(() => server.close())

const start = () => import('./mails.ts')

test('the e-mails of the CMS are sent to the principal or the office, and reported', async () => {
  requestMails.mockResolvedValueOnce({
    since: 1,
    mails: [mail('a', 'head@school.example'), mail('b', null)],
  })
  const { sendMailsOfCms, areMailsLate } = await start()
  await sendMailsOfCms()
  expect(server.received.map(({ to, messageId }) => [to, messageId])).toEqual([
    [['head@school.example'], '<principal-a@school.example>'],
    [[OFFICE], '<principal-b@school.example>'],
  ])
  expect(requestMails).toHaveBeenLastCalledWith(['a', 'b'], true)
  expect(areMailsLate()).toBe(false)
})

test('what was sent while the CMS went down is reported later, and not sent again', async () => {
  requestMails
    .mockResolvedValueOnce({ since: 1, mails: [mail('a', null)] })
    .mockRejectedValueOnce(new Error('down'))
  const { sendMailsOfCms } = await start()
  await sendMailsOfCms()
  await sendMailsOfCms()
  expect(requestMails).toHaveBeenLastCalledWith(['a'], true)
  expect(server.received).toHaveLength(1)
})

test('without a mail server nothing is taken from the CMS, and that it waits is known after minutes', async () => {
  environment['SMTP_URL'] = undefined
  const { sendMailsOfCms, areMailsLate } = await start()
  for (const [minutes, isLate] of [
    [4, false],
    [6, true],
  ] as const) {
    requestMails.mockResolvedValue({ since: Date.now() - minutes * 60_000, mails: [] })
    await sendMailsOfCms()
    expect(areMailsLate()).toBe(isLate)
  }
  expect(requestMails).toHaveBeenLastCalledWith([], false)
})

test('a mail server that defers gets no further e-mail, and nothing is reported as sent', async () => {
  server.answer(451)
  requestMails.mockResolvedValue({ since: 1, mails: [mail('a', null), mail('b', null)] })
  const { sendMailsOfCms } = await start()
  await sendMailsOfCms()
  expect(server.offers()).toBe(1)
  await sendMailsOfCms()
  expect(requestMails).toHaveBeenLastCalledWith([], false)
})

test('a mail server that refuses the address of the school gets no further e-mail', async () => {
  const strict = await startMailServer(0, refusesSender)
  environment['SMTP_URL'] = parseMailServer(`smtp://127.0.0.1:${strict.port}`)
  requestMails.mockResolvedValue({ since: 1, mails: [mail('a', 'head@school.example')] })
  const { sendMailsOfCms } = await start()
  await sendMailsOfCms()
  await sendMailsOfCms()
  expect(requestMails).toHaveBeenLastCalledWith([], false)
  await strict.close()
})
