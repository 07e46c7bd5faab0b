import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { pictureWidths, type PictureWidth } from 'school-schema/files/pictures'
import { fileHeaders } from '../security/policy.ts'
import { log } from '../server/log.ts'
import { openCmsFile } from '../content/client/client.ts'
import { CmsBroken } from '../content/client/errors.ts'
import { disposition, sentType } from './disposition.ts'

/** Runs at most `atOnce` tasks at a time, and never two with the same key; settles like the task. */
export function createKeyedLimiter(atOnce: number) {
  const underway = new Set<string>()
  const waiting: { name: string; start: () => void }[] = []

  function startNext() {
    if (underway.size >= atOnce) return
    const index = waiting.findIndex(({ name }) => !underway.has(name))
    const [next] = index === -1 ? [] : waiting.splice(index, 1)
    if (!next) return
    underway.add(next.name)
    next.start()
  }

  return async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      waiting.push({ name, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      underway.delete(name)
      startNext()
    }
  }
}

/** For a picture without a requested width. The original of a photo may contain its location. */
const PLAIN_WIDTH: PictureWidth = 1600

type AssetRequest = {
  id: string
  /** The width of a picture; null for a document, or for the largest width. */
  width: PictureWidth | null
  /** Whether the browser should save it. */
  download: boolean
  /** The visitor's conditional and range headers. */
  headers: Headers
}

const passedOn = ['range', 'if-none-match', 'if-modified-since']
const passedBack = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']

const pick = (headers: Headers, names: readonly string[]) =>
  new Headers([...headers].filter(([name]) => names.includes(name)))

/** Directus ignores a range of one byte: the complete file is requested instead. */
const ONE_BYTE = /^bytes=(\d+)-\1$/

async function open({ id, headers }: AssetRequest, query: string) {
  const sent = pick(headers, passedOn)
  if (ONE_BYTE.test(sent.get('range') ?? '')) sent.delete('range')
  const answer = await openCmsFile(`/assets/${id}${query}`, sent)
  const { status } = answer
  // The response of Directus for a picture that it cannot convert, at every attempt.
  const isUnconvertible = status === 500 && query.startsWith('?key=')
  if (status >= 500 && !isUnconvertible) throw new CmsBroken(`The CMS answered ${status} to a file`)
  return answer
}

/**
 * Directus creates a size at its first request, and meanwhile sends what exists of it: a second
 * visitor would get an empty picture. It also refuses to create more than 25 at once.
 */
const inTurn = createKeyedLimiter(8)

const openPicture = (asset: AssetRequest, width: PictureWidth) =>
  inTurn(`${asset.id} ${width}`, async () => {
    // Another process may be creating the size, as right after a new release.
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await open(asset, `?key=w${width}${asset.download ? '&download' : ''}`)
      if (answer.headers.get('content-length') !== '0') return answer
      await answer.body?.cancel()
      await setTimeout(500)
    }
    throw new CmsBroken('The CMS answers with an empty picture')
  })

/** A picture of the CMS in a width. Throws CmsBroken if the CMS does not have it, or is down. */
export async function readPicture(id: string, width: PictureWidth): Promise<Buffer> {
  const asset = { id, width, download: false, headers: new Headers() }
  const { body, status } = await openPicture(asset, width)
  if (!body) throw new CmsBroken(`The CMS answered ${status} to a picture`)
  return Buffer.from(await new Response(body).arrayBuffer())
}

async function openFile(asset: AssetRequest) {
  if (asset.width) return openPicture(asset, asset.width)
  const answer = await open(asset, asset.download ? '?download' : '')
  if (!answer.headers.get('content-type')?.startsWith('image/')) return answer
  await answer.body?.cancel()
  return openPicture(asset, PLAIN_WIDTH)
}

/** A file of the CMS; null if there is none. Throws CmsBroken if the CMS is down. */
async function openAsset(asset: AssetRequest): Promise<Response | null> {
  const { body, ...answer } = await openFile(asset)
  const { status } = answer
  if (![200, 206, 304, 416].includes(status)) return null
  const headers = pick(answer.headers, passedBack)
  // With a 304 the browser keeps the type and name of its copy.
  if (!body) return new Response(null, { status, headers })
  const type = sentType(answer.headers.get('content-type'))
  headers.set('content-type', type)
  const given = answer.headers.get('content-disposition')
  headers.set('content-disposition', disposition(given, type, asset.download))
  return new Response(body, { status, headers })
}

const asked = z.object({
  id: z.uuid(),
  width: z.coerce.number().pipe(z.literal(pictureWidths)).nullable(),
})

type Options = {
  /** Whether the requester may have the file with this id. */
  isAllowed: (id: string) => boolean | Promise<boolean>
  cacheControl: string
}

const notFound = () => new Response('Not Found', { status: 404 })

/** Serves a document, or a picture in a fixed width (`?w=640`), never the original; `?download` saves it. */
export async function answerWithFile(
  request: Request,
  id: string,
  { isAllowed, cacheControl }: Options,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const { data } = asked.safeParse({ id, width: searchParams.get('w') })
  if (!data || !(await isAllowed(data.id))) return notFound()

  const download = searchParams.has('download')
  const answer = await openAsset({ ...data, download, headers: request.headers }).catch(
    (error: unknown) => {
      log.warn({ event: 'asset-not-served', id: data.id, reason: String(error) })
      return new Response('Service Unavailable', { status: 503, headers: { 'retry-after': '30' } })
    },
  )
  if (!answer) return notFound()
  if (!answer.ok && answer.status !== 304) return answer
  answer.headers.set('cache-control', cacheControl)
  // The browser updates its copy with these headers.
  if (answer.status === 304) return answer
  answer.headers.set('x-content-type-options', 'nosniff')
  for (const [name, value] of Object.entries(fileHeaders(answer.headers.get('content-type') ?? '')))
    answer.headers.set(name, value)
  return answer
}
