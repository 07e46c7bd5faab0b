import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { waitUntil } from '../lib/wait-until.ts'

const guard = pathToFileURL(`${import.meta.dirname}/orphan-guard.mjs`).href

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// `exec sleep` never collects the exit status of the background shell, which stays a zombie.
const SCRIPT = `
sh -c 'export PARENT_PID=$$
  (sleep 0.3; NODE_OPTIONS=--import=${guard} exec "$0" -e "setInterval(() => {}, 1000)") & echo $!' "$0" &
exec sleep 30`

test('a program that starts after its parent has died exits, also while the parent is a zombie', async () => {
  const shell = spawn('sh', ['-c', SCRIPT, process.execPath], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [output] = (await once(shell.stdout, 'data')) as [Buffer]
    const pid = Number(output.toString())
    expect(isRunning(pid)).toBe(true)
    await waitUntil(() => Promise.resolve(isRunning(pid) ? 'It still runs' : undefined), 10)
  } finally {
    shell.kill('SIGKILL')
  }
}, 20_000)
