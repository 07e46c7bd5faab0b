import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { postgresBin } from './packages.ts'

export type Postgres = {
  /** Of the CMS, which is to use it. */
  variables: Record<string, string>
  stop: () => Promise<void>
}

/** Starts an empty PostgreSQL in a temporary folder; as root, under its own account, as it requires. */
export async function startPostgres(port: number): Promise<Postgres> {
  const folder = await mkdtemp('/tmp/school-website-postgres-')
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']))
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const program = (name: string) => join(postgresBin() ?? '', name)
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const
  const account = ['-U', 'school']
  execFileSync(program('initdb'), ['-D', data, ...account, '-A', 'trust', '-E', 'UTF8'], options)
  const listen = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder]
  const server = spawn(program('postgres'), ['-D', data, ...listen], options)
  process.once('exit', () => server.kill('SIGINT'))
  await waitUntil(async () => {
    try {
      const place = ['-h', '127.0.0.1', '-p', String(port)]
      execFileSync(program('createdb'), [...place, ...account, 'school'], options)
      return undefined
    } catch {
      return 'PostgreSQL does not respond'
    }
  }, 30)
  return {
    variables: {
      ...{ DB_CLIENT: 'pg', DB_HOST: '127.0.0.1', DB_PORT: String(port) },
      ...{ DB_DATABASE: 'school', DB_USER: 'school', DB_PASSWORD: 'unused' },
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
