import { startMailServer, type MailServer } from '../../e2e/support/servers/mail-server.ts'
import { sendBySmtp } from './smtp.ts'
import { parseMailServer } from './values.ts'

const OFFICE = 'office@school.example'

const send = (url: string) => {
  const server = parseMailServer(url)
  if (!server) throw new Error(`${url} is no mail server`)
  return sendBySmtp(server, { from: OFFICE, to: [OFFICE], subject: 'A', text: 'B', id: 'one' })
}

const servers: Pick<MailServer, 'close'>[] = []
const started = async (...args: Parameters<typeof startMailServer>) => {
  const server = await startMailServer(...args)
  servers.push(server)
  return server
}
// The test server warns about its certificate, which is invalid on purpose.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation())
afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

// 0.0.0.0 reaches this host but is not a loopback address.
const ELSEWHERE = '0.0.0.0'

test('on this host an e-mail needs no TLS, even where the server offers it', async () => {
  const bare = await started()
  await send(`smtp://127.0.0.1:${bare.port}`)
  const offering = await started(0, {})
  await send(`smtp://localhost:${offering.port}`)
  expect([bare.received.length, offering.received.length]).toEqual([1, 1])
})

test('on any other host a server without TLS gets nothing', async () => {
  const server = await started()
  await expect(send(`smtp://${ELSEWHERE}:${server.port}`)).rejects.toMatchObject({ code: 'ETLS' })
  expect(server.offers()).toBe(0)
})

test('a server with an untrusted certificate gets nothing, wherever it is', async () => {
  const upgraded = await started(0, {})
  await expect(send(`smtp://${ELSEWHERE}:${upgraded.port}`)).rejects.toThrow(/certificate/)
  const wrapped = await started(0, { secure: true })
  await expect(send(`smtps://127.0.0.1:${wrapped.port}`)).rejects.toThrow(/certificate/)
  expect([upgraded.offers(), wrapped.offers()]).toEqual([0, 0])
})

test('user and password are those of the address', async () => {
  const logins: unknown[] = []
  const server = await started(0, {
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _, done) {
      logins.push([username, password])
      done(null, { user: username })
    },
  })
  await send(`smtp://office%40school.example:p%2Fw@127.0.0.1:${server.port}`)
  expect(logins).toEqual([['office@school.example', 'p/w']])
  expect(server.received).toHaveLength(1)
})
