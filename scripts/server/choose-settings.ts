import { randomBytes } from 'node:crypto'
import { Problem } from '../launcher/problem.mjs'
import { configOf } from './places.ts'

type Given = NodeJS.Dict<string>

/** Each school has three consecutive ports, from 3000 on. */
const FIRST_PORT = 3000
const PORTS_EACH = 10
const LAST_PORT = 9990

/**
 * The settings that an installation chooses: ports, location of the certificate, password of the
 * database. The operator's settings and earlier choices are kept.
 * @param isFree whether a port is free
 */
export async function chooseSettings(
  school: string,
  { given, before }: { given: Given; before: Given },
  isFree: (port: number) => Promise<boolean>,
): Promise<Record<string, string>> {
  const chosen = {
    ...(await choosePorts(before, isFree)),
    TLS_CERTIFICATE: `${configOf(school)}/tls/fullchain.pem`,
    TLS_KEY: `${configOf(school)}/tls/privkey.pem`,
    ...chooseDatabase(school, given, before),
  }
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !given[name]))
}

async function choosePorts(before: Given, isFree: (port: number) => Promise<boolean>) {
  const { PORT, CMS_PORT, COMPRESSOR_LISTEN } = before
  if (PORT && CMS_PORT && COMPRESSOR_LISTEN) return { PORT, CMS_PORT, COMPRESSOR_LISTEN }
  for (let port = FIRST_PORT; port <= LAST_PORT; port += PORTS_EACH) {
    const free = await Promise.all([port, port + 1, port + 2].map(isFree))
    if (free.includes(false)) continue
    return {
      PORT: String(port),
      CMS_PORT: String(port + 1),
      COMPRESSOR_LISTEN: `127.0.0.1:${port + 2}`,
    }
  }
  throw new Problem(`This server has no three free ports in a row from ${FIRST_PORT} on.`)
}

/** `DB_CLIENT=pg` alone means PostgreSQL on this machine. */
function chooseDatabase(school: string, given: Given, before: Given): Record<string, string> {
  if (given['DB_CLIENT'] !== 'pg' || given['DB_HOST']) return {}
  const name = `school_website_${school.replaceAll('-', '_')}`
  return {
    ...{ DB_HOST: '127.0.0.1', DB_PORT: '5432', DB_DATABASE: name, DB_USER: name },
    DB_PASSWORD: before['DB_PASSWORD'] ?? randomBytes(24).toString('base64url'),
  }
}
