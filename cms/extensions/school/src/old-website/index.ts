import { invalidPayload, type App, type Context, type Upload } from '../shared.ts'
import { guardPage, PAGE_HEADERS } from '../own-pages.ts'
import { PATH, pageOf } from './page.ts'
import { readForm, type Form } from './read-form.ts'
import { createRuns, type Order, type Runs } from './runs.ts'

const ADMINISTRATORS = 'Only administrators bring an old website along. Sign in to the CMS first.'
const RUNNING = 'One import is running. Wait until it ends, or stop it.'
const NOTHING = 'Choose a file, or write the address of the old website.'

/** `/old-website`: an administrator imports an old website or an export in the browser. */
export function addOldWebsiteRoutes(app: App, { env, logger }: Context): void {
  const { OLD_WEBSITE_FOLDER: folder, OLD_WEBSITE_PROGRAM: program } = env
  // Another Directus than that of the project has no program for it.
  if (typeof folder !== 'string' || typeof program !== 'string') return
  const runs = createRuns(folder, program, env)
  const show = async (said = '') => pageOf(await runs.last(), (await runs.report()) !== '', said)

  guardPage(app, PATH, ADMINISTRATORS)
  app.get(`${PATH}/report`, (_request, response, next) => {
    runs.report().then(
      (page) =>
        response
          .status(page ? 200 : 404)
          .set(PAGE_HEADERS)
          .send(page),
      next,
    )
  })
  app.get(PATH, (_request, response, next) => {
    show().then((page) => response.status(200).set(PAGE_HEADERS).send(page), next)
  })
  app.post(PATH, (request, response, next) => {
    act(request, runs).then(
      () => response.status(303).set({ location: PATH }).send(''),
      (error: unknown) => {
        const isKnown = error instanceof Error && error.name === 'DirectusError'
        if (!isKnown) logger.warn(`An import could not be started: ${String(error)}`)
        const said = isKnown ? error.message : 'The import could not be started.'
        show(said).then((page) => response.status(400).set(PAGE_HEADERS).send(page), next)
      },
    )
  })
}

async function act(request: Upload, runs: Runs): Promise<void> {
  const isRunning = await runs.isRunning()
  const { fields, file } = await readForm(request, runs.folder, !isRunning)
  const action = fields.get('action')
  if (action === 'stop') return runs.stop()
  if (isRunning) throw invalidPayload(RUNNING)
  if (action === 'check') return runs.start(orderOf({ fields, file }))
  const last = await runs.last()
  // Nothing is imported before the list of what would come is complete.
  const isListed = last !== null && !(last.dryRun && last.status === null)
  if (last) await runs.start({ ...last, dryRun: action !== 'import' || !isListed })
}

function orderOf({ fields, file }: Form): Order {
  const address = (fields.get('address') ?? '').trim()
  if (!file && !/^https?:\/\/./i.test(address)) throw invalidPayload(NOTHING)
  return {
    source: file?.path ?? address,
    name: file?.name ?? address,
    flags: ['--drafts', '--overwrite'].filter((flag) => fields.has(flag)),
    dryRun: true,
  }
}
