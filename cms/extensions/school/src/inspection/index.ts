import { pipeline } from 'node:stream/promises'
import { PAGE_HEADERS } from '../own-pages.ts'
import type { Context, Hooks, Person, Response } from '../shared.ts'
import { readPack, type Pack } from './answers.ts'
import { contentsOf, filesOf } from './files.ts'
import { packPage } from './pack-page.ts'

const PATH = '/inspection-pack'
const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
/** A phone that has lost its connection reads nothing, and ends nothing. */
const LONGEST_MS = 10 * 60_000
const SIGN_IN = 'Sign in to the CMS first: the pack is for editors.'
const BUSY = 'Another download is running. Try again in a minute.'

/** Editors, as only they read the disclosure in the CMS. */
async function mayRead({ services, getSchema }: Context, person: Person | null | undefined) {
  if (!person?.user || !person.app) return false
  const schema = await getSchema()
  const items = new services.ItemsService('disclosure_document', { schema, accountability: person })
  const rows = items.readByQuery({ fields: ['id'], limit: 1 })
  return rows.then(
    () => true,
    () => false,
  )
}

/** `/inspection-pack`: what an inspection of the Board asks for, on one page and as one ZIP file. */
export default function register({ init }: Pick<Hooks, 'init'>, context: Context): void {
  const { database, logger } = context
  let isBusy = false
  init('routes.custom.before', ({ app }) => {
    app.use(PATH, ({ accountability }, response, next) => {
      mayRead(context, accountability).then(
        (isAllowed) => (isAllowed ? next() : response.status(403).set(PLAIN).send(SIGN_IN)),
        next,
      )
    })
    app.get(PATH, (_request, response, next) => {
      readPack(database).then(
        (pack) => response.status(200).set(PAGE_HEADERS).send(packPage(pack)),
        next,
      )
    })
    app.get(`${PATH}/documents.zip`, (_request, response, next) => {
      if (isBusy) return response.status(503).set(PLAIN).send(BUSY)
      isBusy = true
      readPack(database)
        .then((pack) => sendZip(context, pack, response))
        // A file is missing, or the download was ended: what was sent is no complete ZIP file.
        .catch((error: unknown) => {
          logger.warn(`The documents could not be sent: ${String(error)}`)
          response.destroy()
        })
        .finally(() => (isBusy = false))
        .catch(next)
    })
  })
}

async function sendZip({ services, getSchema }: Context, pack: Pack, response: Response) {
  const assets = new services.AssetsService({ schema: await getSchema() })
  const { archive, complete } = assets.zip({ files: filesOf(pack.papers) })
  response.status(200).set({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="inspection-pack.zip"',
    'cache-control': 'no-store',
  })
  archive.append(contentsOf(pack), { name: '0 Contents.txt' })
  const signal = AbortSignal.timeout(LONGEST_MS)
  await Promise.all([complete(), pipeline(archive, response, { signal })])
}
