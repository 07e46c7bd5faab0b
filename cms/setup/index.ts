import { DASHBOARD, PANELS } from '../model/dashboard.ts'
import { VIEWS } from '../model/views.ts'
import { applyAccess } from './access.ts'
import { CmsRefusal, connectCms } from './client.ts'
import { put, type CmsSetup } from './reconcile.ts'
import { applySchema } from './schema.ts'
import { seedContent } from './seed.ts'
import { applySettings } from './settings.ts'

type SetupOptions = {
  url: string
  adminToken: string
  /** What the website will send as its bearer token. */
  siteToken: string
  /** What the website will send to read drafts, and only for that. */
  previewToken: string
  siteUrl: string
  /** Whether everybody signs in with a code as well. */
  twoFactors: boolean
  /** Called after each change, with a sentence to show; never when there is nothing to do. */
  onStep: (text: string) => void
}

/**
 * Brings a running Directus to what this folder describes, and gives an empty one its sample
 * content. Safe to run at every start: what is there already is left alone.
 */
export async function setUpCms(options: SetupOptions): Promise<void> {
  const { url, adminToken, siteUrl, onStep } = options
  const cms = { ...connectCms(url, adminToken), onStep }
  try {
    await applySchema(cms, siteUrl)
  } catch (error) {
    if (!(error instanceof CmsRefusal) || (error.status !== 401 && error.status !== 403))
      throw error
    const reason = "The CMS does not accept the administrator's token; set it again on the user."
    throw new Error(reason, { cause: error })
  }
  await applyAccess(cms, options)
  await applySettings(cms, siteUrl)
  await applyViews(cms)
  await seedContent(cms)
}

/** The lists, boards and figures that await the office; what people save for themselves stays. */
async function applyViews(cms: CmsSetup): Promise<void> {
  for (const view of VIEWS)
    await put(cms, '/presets', `${view.collection}, ${view.bookmark ?? 'list'}`, view)
  await removeForeignViews(cms)
  await put(cms, '/dashboards', DASHBOARD.name, DASHBOARD)
  for (const panel of PANELS) await put(cms, '/panels', panel.name, panel)
}

// Earlier versions let editors set what the office sees, such as an inbox that shows nothing.
async function removeForeignViews(cms: CmsSetup): Promise<void> {
  const shared = await cms.list('/presets?limit=-1&fields=id&filter[user][_null]=true')
  const ids = shared.map(({ id }) => Number(id))
  const foreign = ids.filter((id) => !VIEWS.some((view) => view.id === id))
  if (foreign.length === 0) return
  await cms.remove('/presets', foreign)
  cms.onStep(`Removed ${foreign.length} views that are not part of the model`)
}
