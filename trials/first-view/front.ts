import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** How much a text weighs on the line behind a front. */
export const sizeOf = async (text: string): Promise<number> => (await compress(text)).length

/** The headers of a visitor who comes from another website, and of one who comes from another page of this one. */
export const visitors = {
  entering: { 'sec-fetch-site': 'none' },
  following: { 'sec-fetch-site': 'same-origin' },
}

async function fetchAnswer(address: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(address, { headers, redirect: 'manual' })
  const body = Buffer.from(await response.arrayBuffer())
  const sent = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name),
    ),
  )
  const isText = COMPRESSIBLE.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: { ...sent, ...(isText && { 'content-encoding': 'br' }) },
    body: isText ? await compress(body) : body,
  }
}

/**
 * Answers as the front of an installation: with stored bytes, compressed once with Brotli 11.
 * @param files further pages by their paths
 * @param forced the visitor that everybody is taken for
 */
export async function startFront(
  siteUrl: string,
  files: Readonly<Record<string, string>> = {},
  forced?: keyof typeof visitors,
): Promise<{ url: string; stop: () => void; sentFor: (referrer: string) => number }> {
  const sent = new Map<string, number>()
  const stored = new Map<string, Promise<Answer>>()
  const server = createServer(async ({ url = '/', headers }, response) => {
    const from = headers['sec-fetch-site'] === 'same-origin' ? 'following' : 'entering'
    const visitor = forced ?? from
    const make = async (): Promise<Answer> => {
      const file = files[url]
      if (file === undefined) return fetchAnswer(siteUrl + url, visitors[visitor])
      const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
      return { status: 200, headers: type, body: await compress(file) }
    }
    const key = `${visitor} ${url}`
    if (!stored.has(key)) stored.set(key, make())
    const answer = await stored.get(key)
    response.writeHead(answer?.status ?? 500, {
      ...answer?.headers,
      'content-length': answer?.body.length,
    })
    response.end(answer?.body)
    const { pathname } = new URL(headers.referer ?? '/', siteUrl)
    sent.set(pathname, (sent.get(pathname) ?? 0) + (answer?.body.length ?? 0))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => void server.close(),
    sentFor: (referrer) => sent.get(referrer) ?? 0,
  }
}
