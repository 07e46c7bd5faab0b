import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { siteEnvironment } from '../env/site.ts'
import type { PictureWidth } from '../format/file.ts'
import { CmsBroken } from './errors.ts'
import { openCmsFile } from './transport.ts'
import { takeTurns } from './turns.ts'

/** What may be shown in the browser. Anything else that was ever uploaded is only for saving. */
const shownTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

/** A picture whose width nobody asked for. The photo as it was uploaded is only for saving. */
const PLAIN_WIDTH: PictureWidth = 1600

export type AssetRequest = {
  id: string
  /** A picture's width; null for a paper, or a picture as wide as they come. */
  width: PictureWidth | null
  /** To be saved; without a width, as it was uploaded. */
  download: boolean
  /** The visitor's own conditional and range headers, passed on. */
  headers: Headers
}

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

const typeOf = (headers: Headers) => headers.get('content-type')?.split(';')[0] ?? ''

async function open({ id, headers }: AssetRequest, query: string) {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  const sent = pick(headers, passedOn)
  sent.set('authorization', `Bearer ${CMS_TOKEN}`)
  const answer = await openCmsFile(`${CMS_URL}/assets/${id}${query}`, sent)
  if (answer.status >= 500) throw new CmsBroken(`The CMS answered ${answer.status} to a file`)
  return answer
}

/**
 * Directus makes a size when it is first asked for, and meanwhile hands out what there is of it: a
 * second visitor got an empty picture. It also refuses to make more than 25 at once.
 */
const inTurn = takeTurns(8)

async function openPicture(asset: AssetRequest, width: PictureWidth) {
  return inTurn(`${asset.id} ${width}`, async () => {
    // Another process may be the one that has it made, as in the minute of a new version.
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await open(asset, `?key=w${width}`)
      if (answer.headers.get('content-length') !== '0') return answer
      await answer.body?.cancel()
      await setTimeout(500)
    }
    throw new CmsBroken('The CMS answers with an empty picture')
  })
}

async function openFile(asset: AssetRequest) {
  if (asset.width) return openPicture(asset, asset.width)
  if (asset.download) return open(asset, '?download')
  const answer = await open(asset, '')
  if (!typeOf(answer.headers).startsWith('image/')) return answer
  await answer.body?.cancel()
  return openPicture(asset, PLAIN_WIDTH)
}

/**
 * Streams a file out of the CMS. Null when the CMS has none of that id or cannot size it; throws
 * CmsBroken when it does not answer. The caller has made sure that the file is published.
 */
export async function openAsset(asset: AssetRequest): Promise<Response | null> {
  const answer = await openFile(asset)
  if (![200, 206, 304, 416].includes(answer.status)) return null

  const headers = pick(answer.headers, passedBack)
  const type = typeOf(answer.headers)
  const isShown = shownTypes.includes(type)
  headers.set('content-type', isShown ? type : 'application/octet-stream')
  headers.set('content-disposition', disposition(answer.headers, asset.download || !isShown))
  return new Response(answer.body, { status: answer.status, headers })
}

/** The file name is the CMS's own, already encoded for a header by the CMS. */
function disposition(headers: Headers, download: boolean): string {
  const given = headers.get('content-disposition') ?? ''
  const filename = /filename\*?=.*/i.exec(given)?.[0]
  return [download ? 'attachment' : 'inline', filename].filter(Boolean).join('; ')
}
