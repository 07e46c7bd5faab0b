import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gunzip, gunzipSync, gzip } from 'node:zlib'
import { processGlobal } from './process-global.ts'
import { isEntering } from './request-rules.ts'

// Pages are compressed once, when they are stored. Next.js, which compresses each response, gets a name in place of the
// text, and the response sends what has that name.

/** A text as it is sent. */
type Text = { gzip: Buffer; brotli: Buffer | null; isQueued: boolean; digest: string }

/** The forms of a page, and the name that Next.js gets in place of them. */
export type StoredPage = { name: string; entering: Text; following: Text }

/** Names the page that a response sends; visitors do not receive it. */
export const STORED_HEADER = 'x-stored-page'

/** In milliseconds: a response that has begun is sent, also if the page is replaced meanwhile. */
const RESPONSE_MS = 60_000

const pages = processGlobal('stored-pages', () => new Map<string, StoredPage>())

let count = 0

function add(page: Omit<StoredPage, 'name'>): StoredPage {
  const named = { ...page, name: `stored-${(count += 1)}` }
  pages.set(named.name, named)
  return named
}

/** A page under another name. */
export function storeAgain(name: string): StoredPage | null {
  const page = pages.get(name)
  return page ? add(page) : null
}

async function compress(text: string): Promise<Text> {
  const digest = hash('sha256', text, 'base64url').slice(0, 16)
  return { gzip: await promisify(gzip)(text), brotli: null, isQueued: false, digest }
}

export async function storePage(forms: { entering: string; following: string }) {
  const [entering, following] = [compress(forms.entering), compress(forms.following)]
  return add({ entering: await entering, following: await following })
}

/** The page may still be sent to those who have requested it. */
export function releasePage({ name }: StoredPage): void {
  setTimeout(() => pages.delete(name), RESPONSE_MS).unref()
}

/** One after the other: each takes a processor for 0.1 s. */
let queue = Promise.resolve()

/** With Brotli 11, a tenth less than with 6, for those who come after. */
function queueBrotli(text: Text): void {
  if (text.isQueued) return
  text.isQueued = true
  queue = queue.then(async () => {
    text.brotli = await promisify(brotliCompress)(await promisify(gunzip)(text.gzip))
  })
}

const accepts = (accepted: unknown, encoding: string): boolean =>
  new RegExp(String.raw`(?:^|[\s,])${encoding}\s*(?:,|$|;\s*q=(?:1|0?\.\d*[1-9]))`, 'i').test(
    String(accepted),
  )

type Sent = { body: Buffer; encoding: 'br' | 'gzip' | null; etag: string }

function encode(text: Text, accepted: string | undefined): Sent {
  const { gzip: body, brotli, digest } = text
  const isBrotli = accepts(accepted, 'br')
  if (isBrotli && brotli) return { body: brotli, encoding: 'br', etag: `W/"${digest}-br"` }
  if (isBrotli) queueBrotli(text)
  const etag = `W/"${digest}"`
  if (accepts(accepted, 'gzip')) return { body, encoding: 'gzip', etag }
  return { body: gunzipSync(body), encoding: null, etag }
}

/** From now on, the response sends the page that its headers name, in the form and encoding for its visitor. */
export function sendStored({ headers }: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...sent: unknown[]) => ServerResponse
  const end = response.end.bind(response) as (...sent: unknown[]) => ServerResponse
  let body: Buffer | undefined
  response.writeHead = (...sent: unknown[]) => {
    const page = pages.get(String(response.getHeader(STORED_HEADER)))
    response.removeHeader(STORED_HEADER)
    // Data for a router has the headers of its page.
    const isText = /^text\/html/.test(String(response.getHeader('content-type')))
    if (page && isText) {
      const text = isEntering(headers) ? page.entering : page.following
      const { encoding, etag, ...it } = encode(text, headers['accept-encoding'])
      body = it.body
      response.setHeader('etag', etag)
      response.setHeader('content-length', body.length)
      if (encoding) response.setHeader('content-encoding', encoding)
    }
    return writeHead(...sent)
  }
  response.end = (...sent: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return body ? end(body) : end(...sent)
  }
}
