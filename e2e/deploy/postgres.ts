import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { waitUntil } from '../../scripts/lib/wait-until.ts'

/** The folder of the newest PostgreSQL's programs, where Debian puts them. */
export const postgresBin = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)

export type Postgres = { variables: Record<string, string>; stop: () => Promise<void> }

/** Starts a PostgreSQL of its own, empty, in a temporary folder; it refuses to run as root. */
export async function startPostgres(port: number): Promise<Postgres> {
  const folder = await mkdtemp('/tmp/school-website-postgres-')
  const owner = process.getuid?.() === 0 ? identityOf('postgres') : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const program = (name: string) => join(postgresBin() ?? '', name)
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const
  const reached = ['-h', '127.0.0.1', '-p', String(port), '-U', 'school']
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'school', '-A', 'trust', '-E', 'UTF8'],
    options,
  )
  const server = spawn(
    program('postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder],
    options,
  )
  process.once('exit', () => server.kill('SIGINT'))
  const isReady = async () => {
    try {
      execFileSync(program('createdb'), [...reached, 'school'], options)
      return undefined
    } catch {
      return 'PostgreSQL does not answer'
    }
  }
  await waitUntil(isReady, 30)
  return {
    variables: {
      DB_CLIENT: 'pg',
      DB_HOST: '127.0.0.1',
      DB_PORT: String(port),
      DB_DATABASE: 'school',
      DB_USER: 'school',
      DB_PASSWORD: 'unused',
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function identityOf(user: string): { uid: number; gid: number } {
  const ask = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}
