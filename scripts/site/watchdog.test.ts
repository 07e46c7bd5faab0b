import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Runs a program under the watchdog, for which 300 ms are too long. */
async function run(program: string) {
  const args = ['--import', join(import.meta.dirname, 'watchdog.ts'), '--eval', program]
  const env = { ...process.env, STUCK_MS: '300' }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [errors] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, signal: child.signalCode, errors }
}

test('a program in an endless loop is ended, with a line in the log', async () => {
  const { signal, errors } = await run('for (;;);')
  expect(signal).toBe('SIGKILL')
  expect(errors).toContain('"event":"event-loop-stuck"')
})

test('one that waits or works with pauses is not, nor does it stay because of the watchdog', async () => {
  const works =
    'for (let i = 0; i < 10; i++) { const end = Date.now() + 60; while (Date.now() < end); await new Promise((go) => setTimeout(go, 20)) }'
  expect(await run(works)).toEqual({ code: 0, signal: null, errors: '' })
})
