import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { certificatePin, makeCertificate, readCertificate } from '../../scripts/lib/certificate.ts'

/** The website behind the proxy, and how its pages are changed. */
export type Variant = {
  name: string
  origin: string
  change: (html: string) => string
  pictureDelayMs?: number
}

const ANY_SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const SCRIPT_PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g
const PICTURE_SIZE = /(<img\b[^>]*?) width="\d+" height="\d+"/g

/** A page without scripts. */
export const withoutScripts = (html: string): string =>
  html.replace(ANY_SCRIPT, '').replace(SCRIPT_PRELOAD, '')

const LOADER = /<head><script>[^<]*<\/script>/

/** A page whose scripts load and run at once; the framework's data stays deferred. */
export const withImmediateScripts = (html: string): string =>
  html
    .replace(LOADER, '<head>')
    .replace('<script type="deferred" src="/hydration/', '<script defer="" src="/hydration/')
    .replaceAll('<script type="deferred" ', '<script ')

export const asServed = (html: string): string => html

/** Without its language, and with pictures without sizes; hydration corrects neither. */
const withFaults = (html: string): string =>
  html.replace(/<html lang="[^"]*"/, '<html').replaceAll(PICTURE_SIZE, '$1')

/** The page as visitors get it, or changed by a control. */
export function pageVariant(origin: string, control?: 'awake' | 'faulty'): Variant {
  if (control === 'awake') return { name: control, origin, change: withImmediateScripts }
  // Long after the first paint, as shifts within half a second are not counted.
  if (control === 'faulty')
    return { name: control, origin, change: withFaults, pictureDelayMs: 1_500 }
  return { name: 'page', origin, change: asServed }
}

type Stored = { status: number; headers: Record<string, string>; body: Buffer }

/** The common part of the responses of both protocols. */
type Response = {
  writeHead: (status: number, headers: Record<string, string>) => unknown
  end: (body: Buffer) => unknown
}

/**
 * Serves one variant at a time like the nginx of `deploy/`: TLS, HTTP/2, and responses that are
 * compressed once and then served from memory. Without a port, by http at any port.
 */
export async function startProxy(tlsPort: number | undefined) {
  const stored = new Map<string, Promise<Stored>>()
  let shown: Variant | undefined
  const respondTo = async (path: string): Promise<Stored> => {
    if (!shown) throw new Error('No variant is shown yet.')
    const key = `${shown.name} ${path}`
    const response = stored.get(key) ?? fetchCompressed(shown, path)
    stored.set(key, response)
    const { headers } = await response
    if (headers['content-type']?.startsWith('image/')) await pause(shown.pictureDelayMs ?? 0)
    return response
  }
  const respond = async ({ url = '/' }: { url?: string | undefined }, response: Response) => {
    const unavailable = { status: 502, headers: {}, body: Buffer.alloc(0) }
    const { status, headers, body } = await respondTo(url).catch(() => unavailable)
    response.writeHead(status, headers)
    response.end(body)
  }
  const tls = tlsPort === undefined ? undefined : await createTls()
  const server = tls ? createSecureServer(tls, respond) : createServer(respond)
  await once(server.listen(tlsPort ?? 0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
    pin: tls ? certificatePin(tls.cert) : '',
    show: (variant: Variant) => void (shown = variant),
    stop: () => void server.close(),
  }
}

async function createTls(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-lighthouse-'))
  try {
    return await readCertificate(makeCertificate(folder))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/
/** Below this size in bytes, nginx does not compress. */
const MIN_COMPRESSED_BYTES = 500
/** Headers of a single HTTP/1.1 connection. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** Requests a response like nginx, changes it if it is a page, and compresses it. */
async function fetchCompressed({ origin, change }: Variant, path: string): Promise<Stored> {
  const accept = { 'accept-encoding': 'identity', accept: '*/*' }
  const response = await fetch(origin + path, { headers: accept, redirect: 'manual' })
  const headers = Object.fromEntries(response.headers)
  for (const name of HOP_BY_HOP) delete headers[name]
  const type = headers['content-type'] ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPage = type.startsWith('text/html')
  const body = isPage ? Buffer.from(change(bytes.toString())) : bytes
  const { status } = response
  if (!COMPRESSIBLE.test(type) || body.length < MIN_COMPRESSED_BYTES)
    return { status, headers, body }
  // Files of the build are compressed in advance at the highest level, pages on request.
  const quality = isPage ? 5 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const compressed = await promisify(brotliCompress)(body, { params })
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: compressed }
}
