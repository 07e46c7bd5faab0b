import { execFileSync } from 'node:child_process'
import { chownSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the newest PostgreSQL's programs, as Debian installs them. */
export const postgresBin = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)

/** An empty PostgreSQL in a temporary folder; as root, under its own account, as PostgreSQL requires. */
export async function startPostgres(port: number) {
  const folder = await mkdtemp('/tmp/school-website-postgres-')
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']))
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(postgresBin() ?? '', program), args, {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, PGDATA: `${folder}/data` },
    })
  const place = ['-h', '127.0.0.1', '-p', String(port), '-U', 'school']
  run('initdb', '-U', 'school', '-A', 'trust', '-E', 'UTF8')
  run('pg_ctl', '-w', '-o', `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`, 'start')
  const kill = () => run('pg_ctl', '-m', 'immediate', 'stop')
  process.once('exit', kill)
  run('createdb', ...place, 'school')
  return {
    /** The variables of a CMS that uses it. */
    variables: {
      DB_CLIENT: 'pg',
      DB_HOST: '127.0.0.1',
      DB_PORT: String(port),
      DB_DATABASE: 'school',
      DB_USER: 'school',
      DB_PASSWORD: 'unused',
    },
    async stop() {
      process.off('exit', kill)
      run('pg_ctl', '-m', 'fast', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
