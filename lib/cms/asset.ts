import 'server-only'
import { siteEnvironment } from '../env/site.ts'
import { CmsBroken } from './errors.ts'
import { openCmsFile } from './transport.ts'

/** The widths, in pixels, in which the CMS hands out pictures; its settings have a preset for each. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

type PictureWidth = (typeof pictureWidths)[number]

/** What may be shown in the browser. Anything else that was ever uploaded is only for saving. */
const shownTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

export type AssetRequest = {
  id: string
  /** A picture's width; null for the file as it was uploaded. */
  width: PictureWidth | null
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

/**
 * Streams a file out of the CMS. Null when the CMS has none of that id or cannot size it; throws
 * CmsBroken when it does not answer. The caller has made sure that the file is published.
 */
export async function openAsset(asset: AssetRequest): Promise<Response | null> {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  const query = asset.width ? `?key=w${asset.width}` : asset.download ? '?download' : ''
  const sent = pick(asset.headers, passedOn)
  sent.set('authorization', `Bearer ${CMS_TOKEN}`)

  const answer = await openCmsFile(`${CMS_URL}/assets/${asset.id}${query}`, sent)
  if (answer.status >= 500) throw new CmsBroken(`The CMS answered ${answer.status} to a file`)
  if (![200, 206, 304, 416].includes(answer.status)) return null

  const headers = pick(answer.headers, passedBack)
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
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
