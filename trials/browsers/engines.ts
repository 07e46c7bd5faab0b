import { mkdir, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../e2e/support/servers/ports.ts'
import { startProgram } from '../../scripts/lib/program.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'

/** A command of WebDriver, as its path and as the name that Marionette gives it. */
const COMMANDS = {
  open: ['url', 'Navigate'],
  resize: ['window/rect', 'SetWindowRect'],
  run: ['execute/sync', 'ExecuteScript'],
  act: ['actions', 'PerformActions'],
} as const
type Command = keyof typeof COMMANDS

/** A browser that WebDriver drives. */
export type Engine = {
  send: (command: Command, parameters: object) => Promise<unknown>
  click: (element: string) => Promise<unknown>
  close: () => Promise<unknown>
}

const START_SECONDS = 60

const start = (command: string, args: string[]) =>
  startProgram({
    title: command,
    prefix: 'browser',
    command,
    args,
    cwd: '/',
    env: process.env,
    isQuiet: true,
  })

/** Firefox ESR from Debian's packages, by its own protocol Marionette, with its profile in a folder. */
export async function launchFirefox(profile: string): Promise<Engine> {
  const [port = 0] = await freePorts(1)
  await mkdir(profile, { recursive: true })
  await writeFile(join(profile, 'user.js'), `user_pref("marionette.port", ${port});`)
  const firefox = start('firefox-esr', ['--marionette', '--headless', '--profile', profile])
  const client = await connectMarionette(port)
  await client.call('WebDriver:NewSession', {})
  return {
    async send(command, parameters) {
      const answer = await client.call(`WebDriver:${COMMANDS[command][1]}`, parameters)
      return (answer as { value?: unknown }).value
    },
    click: (id) => client.call('WebDriver:ElementClick', { id }),
    async close() {
      client.end()
      await firefox.stop()
    },
  }
}

/** Messages are JSON after their length and a colon: [0, id, name, parameters], [1, id, error, result]. */
async function connectMarionette(port: number) {
  const tryConnect = () => {
    const socket = connect(port, '127.0.0.1')
    return new Promise<Socket | null>((resolve) => {
      socket.once('connect', () => resolve(socket)).once('error', () => resolve(null))
    })
  }
  let opened: Socket | null = null
  await waitUntil(async () => {
    opened = await tryConnect()
    return opened ? undefined : 'Firefox does not respond'
  }, START_SECONDS)
  if (!opened) throw new Error('Firefox does not respond')
  const socket: Socket = opened
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let received = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (colon < 0 || received.length < end) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message as [number, number, object | null, unknown]
      if (error) waiting.get(id)?.reject(new Error(JSON.stringify(error)))
      else waiting.get(id)?.resolve(result)
    }
  })
  let last = 0
  return {
    call(name: string, parameters: object): Promise<unknown> {
      const answer = Promise.withResolvers<unknown>()
      waiting.set((last += 1), answer)
      const message = JSON.stringify([0, last, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
      return answer.promise
    },
    end: () => socket.destroy(),
  }
}

/** WebKitGTK, the engine of Safari, from Debian's packages. Its window is at least 447 pixels wide. */
export async function launchWebKit(): Promise<Engine> {
  const [port = 0] = await freePorts(1)
  const driver = start('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`])
  const post = async (path: string, parameters: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method: 'POST',
      body: JSON.stringify(parameters),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  await waitUntil(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    return response?.ok ? undefined : 'The driver of WebKit does not respond'
  }, START_SECONDS)
  const binary = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
  const { sessionId } = (await post('session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  })) as { sessionId: string }
  return {
    send: (command, parameters) => post(`session/${sessionId}/${COMMANDS[command][0]}`, parameters),
    async click(id) {
      // The driver scrolls, but does not wait for a smooth scroll.
      await pause(500)
      return post(`session/${sessionId}/element/${id}/click`, {})
    },
    close: () => driver.stop(),
  }
}
