import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseEnv } from 'node:util'
import { Problem } from '../launcher/problem.mjs'
import { writeFileSafely } from '../lib/disk.ts'
import { isPortFree } from '../lib/free-ports.ts'
import { CONFIG, configOf, settingsOf } from './places.ts'

type Given = NodeJS.Dict<string>

const CHOSEN = '\n# Chosen by the installation. Do not change these lines.\n'
const SCHOOL_ID = /^[a-z][a-z0-9-]{1,20}$/

/** Each school has three ports in a row, from 3000 on. */
const FIRST_PORT = 3000
const PORTS_EACH = 10

/**
 * Copies the operator's settings to where the services read them, with what an installation chooses: ports,
 * the place of the certificate, and the password of the database. A second time the choices stay.
 * Returns the id of the school.
 */
export async function adoptSettings(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Problem(`${file} cannot be read.`)
  })
  const given: Given = parseEnv(text)
  const school = given['SCHOOL'] ?? basename(file).replace(/\.env$/, '')
  if (!SCHOOL_ID.test(school))
    throw new Problem(
      `"${school}" is not an id: name the file after the school, such as north-hill.env, in small letters, digits and hyphens.`,
    )
  const before: Given = parseEnv(await readFile(settingsOf(school), 'utf8').catch(() => ''))
  const chosen = Object.entries({
    ...(await choosePorts(school, before)),
    TLS_CERTIFICATE: `${configOf(school)}/tls/fullchain.pem`,
    TLS_KEY: `${configOf(school)}/tls/privkey.pem`,
    ...chooseDatabase(school, given, before),
  }).filter(([name]) => !given[name])
  const lines = chosen.map(([name, value]) => `${name}="${value}"\n`)
  await mkdir(configOf(school), { recursive: true, mode: 0o755 })
  await writeFileSafely(settingsOf(school), text.trimEnd() + '\n' + CHOSEN + lines.join(''), 0o600)
  return school
}

async function choosePorts(school: string, before: Given): Promise<Record<string, string>> {
  const { PORT, CMS_PORT, COMPRESSOR_LISTEN } = before
  if (PORT && CMS_PORT && COMPRESSOR_LISTEN) return { PORT, CMS_PORT, COMPRESSOR_LISTEN }
  const taken = await portsOfOthers(school)
  for (let port = FIRST_PORT; port < 65_000; port += PORTS_EACH) {
    const wanted = [port, port + 1, port + 2]
    const free = await Promise.all(wanted.map((each) => isPortFree('127.0.0.1', each)))
    if (taken.has(port) || free.includes(false)) continue
    return {
      PORT: String(port),
      CMS_PORT: String(port + 1),
      COMPRESSOR_LISTEN: `127.0.0.1:${port + 2}`,
    }
  }
  throw new Problem('This server has no free ports from 3000 on.')
}

async function portsOfOthers(school: string): Promise<Set<number>> {
  const names = await readdir(CONFIG).catch(() => [])
  const files = await Promise.all(
    names
      .filter((name) => name !== school)
      .map((name) => readFile(settingsOf(name), 'utf8').catch(() => '')),
  )
  return new Set(files.map((text) => Number(parseEnv(text)['PORT'])))
}

/** `DB_CLIENT=pg` alone means PostgreSQL of this machine. */
function chooseDatabase(school: string, given: Given, before: Given): Record<string, string> {
  if (given['DB_CLIENT'] !== 'pg' || given['DB_HOST']) return {}
  const name = `school_website_${school.replaceAll('-', '_')}`
  return {
    ...{ DB_HOST: '127.0.0.1', DB_PORT: '5432', DB_DATABASE: name, DB_USER: name },
    DB_PASSWORD: before['DB_PASSWORD'] ?? randomBytes(24).toString('base64url'),
  }
}
