import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { postgresBin } from './postgres.ts'

const MODULES = '/usr/share/nginx/modules'

const needed: [thing: string, debianPackage: string, isThere: () => boolean][] = [
  ['nginx', 'nginx', () => runs('nginx', '-v')],
  ['brotli for pages', 'libnginx-mod-http-brotli-filter', () => hasModule('brotli_filter')],
  ['brotli for files', 'libnginx-mod-http-brotli-static', () => hasModule('brotli_static')],
  ['the load generator', 'wrk', () => runs('wrk', '-v')],
  ['certificates', 'openssl', () => runs('openssl', 'version')],
  ['the database', 'postgresql', () => postgresBin() !== undefined],
]

export const missingPackages = () => needed.filter(([, , isThere]) => !isThere())

/** Throws a Problem that says which packages of the system are missing. */
export function requirePackages(): void {
  const missing = missingPackages()
  if (missing.length === 0) return
  const list = missing.map(([thing, name]) => `${name} (${thing})`).join(', ')
  const install = `apt-get install ${missing.map(([, name]) => name).join(' ')}`
  throw new Problem(`These packages of the system are missing: ${list}.\nInstall them: ${install}`)
}

const hasModule = (name: string) => existsSync(`${MODULES}/ngx_http_${name}_module.so`)

function runs(program: string, option: string): boolean {
  try {
    execFileSync(program, [option], { stdio: 'ignore' })
    return true
  } catch (error) {
    // wrk says its version with a bad exit status.
    return error instanceof Error && !('code' in error && error.code === 'ENOENT')
  }
}
