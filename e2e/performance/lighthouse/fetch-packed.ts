import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Variant } from './variants.ts'

export type Packed = { status: number; headers: Record<string, string>; body: Buffer }

const PACKS = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/
/** Below this, nginx leaves an answer as it is. */
const WORTHWHILE = 500
/** Files of the build are packed beforehand as tightly as can be, pages when they are asked for. */
const FILES = constants.BROTLI_MAX_QUALITY
const PAGES = 5
/** They are about one connection of HTTP/1.1. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** Asks a website for something as the front does, changes it if it is a page, and packs it. */
export async function fetchPacked({ origin, change }: Variant, path: string): Promise<Packed> {
  const asked = { 'accept-encoding': 'identity', accept: '*/*' }
  const answer = await fetch(origin + path, { headers: asked, redirect: 'manual' })
  const headers = Object.fromEntries(answer.headers)
  for (const name of HOP_BY_HOP) delete headers[name]
  const type = headers['content-type'] ?? ''
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPage = type.startsWith('text/html')
  const body = isPage ? Buffer.from(change(bytes.toString())) : bytes
  const { status } = answer
  if (!PACKS.test(type) || body.length < WORTHWHILE) return { status, headers, body }
  const params = { [constants.BROTLI_PARAM_QUALITY]: isPage ? PAGES : FILES }
  const packed = await promisify(brotliCompress)(body, { params })
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: packed }
}
