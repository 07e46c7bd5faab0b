import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../scripts/launcher/problem.mjs'

/** The folder of the newest PostgreSQL's programs, where Debian installs them. */
const postgresBin = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)

const hasModule = (name: string) =>
  existsSync(`/usr/share/nginx/modules/ngx_http_brotli_${name}_module.so`)

const runs = (program: string, option: string) => !spawnSync(program, [option]).error

const needed: [purpose: string, debianPackage: string, isThere: () => boolean][] = [
  ['nginx', 'nginx', () => runs('nginx', '-v')],
  ['brotli for pages', 'libnginx-mod-http-brotli-filter', () => hasModule('filter')],
  ['brotli for files', 'libnginx-mod-http-brotli-static', () => hasModule('static')],
  ['the load generator', 'wrk', () => runs('wrk', '-v')],
  ['certificates', 'openssl', () => runs('openssl', 'version')],
  ['the database', 'postgresql', () => postgresBin() !== undefined],
]

/** The packages of the system that are not there, with their purpose. */
export const missingPackages = () => needed.filter(([, , isThere]) => !isThere())

/** Throws a Problem that says which packages of the system are missing. */
export function requirePackages(): void {
  const missing = missingPackages()
  if (missing.length === 0) return
  const list = missing.map(([purpose, name]) => `${name} (${purpose})`).join(', ')
  const install = `apt-get install ${missing.map(([, name]) => name).join(' ')}`
  throw new Problem(`These packages of the system are missing: ${list}.\nInstall them: ${install}`)
}

/** An empty PostgreSQL in a temporary folder; as root, under its own account, as it requires. */
export async function startPostgres(port: number) {
  const folder = await mkdtemp('/tmp/school-website-postgres-')
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']))
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const env = { ...process.env, PGDATA: `${folder}/data` }
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(postgresBin() ?? '', program), args, {
      ...{ ...owner, cwd: folder, stdio: 'ignore', env },
    })
  run('initdb', '-U', 'school', '-A', 'trust', '-E', 'UTF8')
  run('pg_ctl', '-w', '-o', `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`, 'start')
  const kill = () => run('pg_ctl', '-m', 'immediate', 'stop')
  process.once('exit', kill)
  run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'school', 'school')
  return {
    /** Of the CMS that is to use it. */
    variables: {
      ...{ DB_CLIENT: 'pg', DB_HOST: '127.0.0.1', DB_PORT: String(port) },
      ...{ DB_DATABASE: 'school', DB_USER: 'school', DB_PASSWORD: 'unused' },
    },
    async stop() {
      process.off('exit', kill)
      run('pg_ctl', '-m', 'fast', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
