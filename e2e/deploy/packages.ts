import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { Problem } from '../../scripts/launcher/problem.mjs'

/** The folder of the newest PostgreSQL's programs, as Debian installs them. */
export const postgresBin = (): string | undefined =>
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

export const missingPackages = () => needed.filter(([, , isThere]) => !isThere())

/** Throws a Problem that names missing system packages. */
export function requirePackages(): void {
  const missing = missingPackages()
  if (missing.length === 0) return
  const list = missing.map(([purpose, name]) => `${name} (${purpose})`).join(', ')
  const install = `apt-get install ${missing.map(([, name]) => name).join(' ')}`
  throw new Problem(`These packages of the system are missing: ${list}.\nInstall them: ${install}`)
}
