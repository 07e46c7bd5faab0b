import { spawn } from 'node:child_process'
import { mkdir, open, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Row } from '../shared.ts'

/** What is imported, and how; `name`: as the person called it. */
export type Order = { source: string; name: string; flags: readonly string[]; dryRun: boolean }

/** The last run: `status` is that of the command, null while it runs or if it was interrupted. */
export type Run = Order & {
  startedAt: number
  status: number | null
  isRunning: boolean
  output: string
}

const MAX_MS = 6 * 60 * 60 * 1000
/** Two instances of the CMS share the folder: a run is alive while its mark is young. */
const BEAT_MS = 3_000
const DEAD_MS = 15_000
/** All pages of an old website are compared at once: 600 need 400 MB. Half of what is free stays so for the CMS. */
const heapMegabytes = () =>
  Math.round(Math.min(1024, Math.max(256, process.availableMemory() / 2 ** 21)))
const TOO_LARGE =
  'It needs more memory than this computer has. Bring parts of it, or run npm run import on a larger computer.\n'
const OUTPUT_BYTES = 60_000

export type Runs = ReturnType<typeof createRuns>

/**
 * Runs `npm run import` in a process of its own, one at a time, with its state in a folder, where it is found again after
 * a restart. The process ends with the CMS.
 * @param variables those of the CMS
 */
export function createRuns(folder: string, program: string, variables: Row) {
  const at = (name: string) => join(folder, name)
  const read = (name: string) => readFile(at(name), 'utf8').catch(() => '')
  const remove = (name: string) => rm(at(name), { recursive: true, force: true })
  const isRunning = () =>
    stat(at('running')).then(
      ({ mtimeMs }) => Date.now() - mtimeMs < DEAD_MS,
      () => false,
    )
  const environmentOf = (host: string) => ({
    NODE_ENV: 'production' as const,
    PATH: process.env.PATH,
    NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'],
    CMS_URL: `http://${/^(?:0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host}:${String(variables['PORT'])}`,
    CMS_TOKEN: String(variables['ADMIN_TOKEN']),
    DATA_DIR: folder,
    TMPDIR: at('temporary'),
  })

  async function start({ source, name, flags, dryRun }: Order): Promise<void> {
    const startedAt = Date.now()
    const mark = String(startedAt)
    await remove('running')
    // Throws if another instance was faster.
    await writeFile(at('running'), mark, { flag: 'wx' })
    await remove('temporary')
    await mkdir(at('temporary'))
    await remove('import-report.html')
    const save = (status: number | null) =>
      writeFile(
        at('run.json'),
        JSON.stringify({ source, name, flags, dryRun, startedAt, status } satisfies Partial<Run>),
      )
    await save(null)
    const output = await open(at('output.txt'), 'w')
    const launcher = new URL('launcher/end-with-parent.mjs', pathToFileURL(program)).href
    const options = [`--max-old-space-size=${heapMegabytes()}`, `--import=${launcher}`]
    const given = [...flags, ...(dryRun ? ['--dry-run'] : []), '--public', '--', source]
    const child = spawn(process.execPath, [...options, program, ...given], {
      env: environmentOf(String(variables['HOST'])),
      stdio: ['ignore', output.fd, output.fd, 'ipc'],
    })
    // Somebody who stops it removes the mark.
    const isOwn = async () => (await read('running')) === mark
    const beat = setInterval(async () => {
      const now = new Date()
      const isLeft = (await isOwn()) && now.getTime() - startedAt < MAX_MS
      if (isLeft) await utimes(at('running'), now, now).catch(() => undefined)
      else child.kill('SIGKILL')
    }, BEAT_MS)
    const end = async (status: number | null) => {
      clearInterval(beat)
      await output.close()
      if (!(await isOwn())) return
      await remove('temporary')
      // The export of an old website has names and addresses of people.
      if (status === 0 && !dryRun && source.startsWith(folder)) await rm(source, { force: true })
      await save(status)
      await remove('running')
    }
    child.once('error', () => undefined)
    child.once('close', (status, signal) => {
      // Node itself ends for its heap.
      const isFull = signal === 'SIGABRT' || status === 134
      const said = isFull ? output.write(TOO_LARGE) : Promise.resolve()
      said.then(() => end(isFull ? 1 : status)).catch(() => undefined)
    })
  }

  return {
    folder,
    start,
    isRunning,
    stop: () => remove('running'),
    /** The report as a page; empty without one. */
    report: () => read('import-report.html'),
    async last(): Promise<Run | null> {
      const written = await read('run.json')
      if (written === '') return null
      const run = JSON.parse(written) as Omit<Run, 'output' | 'isRunning'>
      const output = (await read('output.txt')).slice(-OUTPUT_BYTES)
      return { ...run, output, isRunning: await isRunning() }
    },
  }
}
