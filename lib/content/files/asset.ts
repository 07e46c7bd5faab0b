import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { siteEnvironment } from '../../server/environment.ts'
import type { PictureWidth } from '../../format/file.ts'
import { log } from '../../server/log.ts'
import { CmsBroken } from '../client/errors.ts'
import { openCmsFile } from '../client/transport.ts'
import { disposition } from './file-name.ts'
import { HEAD_BYTES } from './file-kind.ts'
import { readHead } from './read-head.ts'
import { createKeyedLimiter } from './keyed-limiter.ts'

/** A picture whose width nobody asked for. The photo as it was uploaded is only for saving. */
const PLAIN_WIDTH: PictureWidth = 1600

export type AssetRequest = {
  id: string
  /** A picture's width; null for a document, or a picture in its largest width. */
  width: PictureWidth | null
  /** To be saved; without a width, as it was uploaded. */
  download: boolean
  /** The visitor's own conditional and range headers, passed on. */
  headers: Headers
}

const FIRST_BYTES = `bytes=0-${HEAD_BYTES - 1}`

const passedOn = ['range', 'if-none-match', 'if-modified-since']
const passedBack = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

/** Directus ignores a range of one byte: without the range it responds with the complete file. */
const ONE_BYTE = /^bytes=(\d+)-\1$/

const typeOf = (headers: Headers) => headers.get('content-type')?.split(';')[0] ?? ''

async function open({ id, headers }: AssetRequest, query: string) {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  const sent = pick(headers, passedOn)
  if (ONE_BYTE.test(sent.get('range') ?? '')) sent.delete('range')
  sent.set('authorization', `Bearer ${CMS_TOKEN}`)
  const answer = await openCmsFile(`${CMS_URL}/assets/${id}${query}`, sent)
  if (answer.status >= 500) throw new CmsBroken(`The CMS answered ${answer.status} to a file`)
  return answer
}

/**
 * Directus makes a size when it is first asked for, and meanwhile hands out what there is of it: a
 * second visitor got an empty picture. It also refuses to make more than 25 at once.
 */
const inTurn = createKeyedLimiter(8)

type Opened = Awaited<ReturnType<typeof open>> & { query: string }

async function openPicture(asset: AssetRequest, width: PictureWidth): Promise<Opened> {
  return inTurn(`${asset.id} ${width}`, async () => {
    const query = `?key=w${width}`
    // Another process may be the one that has it made, as in the minute of a new version.
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await open(asset, query)
      if (answer.headers.get('content-length') !== '0') return { ...answer, query }
      await answer.body?.cancel()
      await setTimeout(500)
    }
    throw new CmsBroken('The CMS answers with an empty picture')
  })
}

async function openFile(asset: AssetRequest): Promise<Opened> {
  if (asset.width) return openPicture(asset, asset.width)
  const query = asset.download ? '?download' : ''
  const answer = { ...(await open(asset, query)), query }
  if (asset.download || !typeOf(answer.headers).startsWith('image/')) return answer
  await answer.body?.cancel()
  return openPicture(asset, PLAIN_WIDTH)
}

/**
 * Streams a file out of the CMS, as what its bytes say it is. Null when the CMS has none of that id,
 * cannot size it, or it is of no kind that leaves; throws CmsBroken when the CMS does not answer. The
 * caller has made sure that the file is published.
 */
export async function openAsset(asset: AssetRequest): Promise<Response | null> {
  const { query, ...answer } = await openFile(asset)
  const { status } = answer
  if (![200, 206, 304, 416].includes(status)) return null

  const headers = pick(answer.headers, passedBack)
  // For a 304 the type and name of the browser's copy stay valid.
  if (!answer.body) return new Response(null, { status, headers })
  const openFirst = async () => {
    const first = { ...asset, headers: new Headers({ range: FIRST_BYTES }) }
    return (await open(first, query)).body
  }
  const version = `${asset.id} ${query} ${answer.headers.get('etag')}`
  const { kind, body } = await readHead({ ...answer, body: answer.body }, openFirst, version)
  if (!kind) {
    log.warn({ event: 'asset-of-no-kind', id: asset.id })
    await body.cancel()
    return null
  }
  headers.set('content-type', kind.type)
  const given = answer.headers.get('content-disposition')
  headers.set('content-disposition', disposition(given, kind, asset.download))
  return new Response(body, { status, headers })
}
