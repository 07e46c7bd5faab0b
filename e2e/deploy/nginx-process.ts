import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { descendantsOf } from '../../scripts/lib/processes.ts'

export type Nginx = { worker: () => number; stop: () => Promise<void> }

/** Starts nginx with a configuration, and waits until it listens at the address. */
export async function startNginx(file: string, address: string): Promise<Nginx> {
  const server = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.once('exit', () => server.kill())
  const port = Number(new URL(address).port)
  await waitUntil(async () => {
    if (server.exitCode !== null) throw new Error('nginx ended; its reason is above.')
    return (await isListening(port)) ? undefined : 'nginx does not listen'
  }, 20)
  return {
    worker: () => workerOf(server.pid ?? 0),
    async stop() {
      if (server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

/** The child that serves; the others look after the cache. */
const workerOf = (master: number): number =>
  descendantsOf(master).find(({ command }) => command.startsWith('nginx: worker'))?.pid ?? 0
