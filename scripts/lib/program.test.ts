import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startProgram } from './program.ts'
import { assertPortsFree } from './free-ports.ts'
import { showsText } from './site/ready.ts'

const run = (code: string, isQuiet = false) =>
  startProgram({
    isQuiet,
    title: 'The example',
    prefix: 'test',
    command: process.execPath,
    args: ['-e', code],
    cwd: __dirname,
    env: process.env,
  })

beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('prefixes output with a name and reports a good end', async () => {
  const { ended } = run('console.log("one"); console.error("two")')
  expect((await ended).ok).toBe(true)
  expect(console.log).toHaveBeenCalledWith('test   | one')
  expect(console.log).toHaveBeenCalledWith('test   | two')
})

test('reports the exit status of a bad end', async () => {
  expect(await run('process.exit(3)').ended).toEqual({
    ok: false,
    sentence: 'The example ended by itself with exit status 3. Its last lines are above.',
  })
})

test('a quiet program prints only where it fails', async () => {
  await run('console.log("all is well")', true).ended
  expect(console.log).not.toHaveBeenCalled()
  await run('console.log("this is why"); process.exit(3)', true).ended
  expect(console.log).toHaveBeenCalledWith('test   | this is why')
})

test('recognises a full disk in the last lines', async () => {
  const { sentence } = await run('console.error("ENOSPC: no space left"); process.exit(1)').ended
  expect(sentence).toContain('The disk is full')
})

test('ends a program, and kills one that will not end', async () => {
  const willing = run('setInterval(() => 0, 1000)')
  const unwilling = run('process.on("SIGTERM", () => 0); setInterval(() => 0, 1000)')
  await pause(500)
  const began = Date.now()
  await willing.stop()
  expect(Date.now() - began).toBeLessThan(4000)
  await unwilling.stop()
  expect((await unwilling.ended).sentence).toContain('was ended by SIGKILL')
}, 20_000)

test('a port that is taken is reported with the variable to change', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const wanted = { variable: 'PORT', host: '127.0.0.1', port }
  await expect(assertPortsFree([wanted])).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`)
  server.close()
  await once(server, 'close')
  await expect(assertPortsFree([wanted])).resolves.toBeUndefined()
})

test('finds a name in a page as React writes it', () => {
  expect(showsText('<h1>St. Mary&#x27;s &amp; &quot;Co&quot;</h1>', 'St. Mary\'s & "Co"')).toBe(
    true,
  )
  expect(showsText('<h1>Another</h1>', 'St. Mary')).toBe(false)
})
