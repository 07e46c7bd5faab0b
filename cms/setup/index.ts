import { CERTIFICATE_FOLDER } from 'school-schema/certificates/certificates'
import { DASHBOARD, PANELS } from 'school-schema/studio/dashboard'
import { VIEWS } from 'school-schema/studio/views'
import { applyAccess } from './access.ts'
import { CmsRefusal, connectCms, put, type CmsSetup } from './client.ts'
import { applySchema } from './schema.ts'
import { seedContent } from './seed.ts'
import { applySettings, applyWords } from './settings.ts'

type SetupOptions = {
  url: string
  adminToken: string
  siteToken: string
  /** The website's token for drafts. */
  previewToken: string
  siteUrl: string
  /** Whether everybody needs a second factor to sign in. */
  twoFactors: boolean
  /** Called after each change, with a sentence to print. */
  onStep: (text: string) => void
}

/**
 * Updates a running Directus to the model in this folder, and adds the sample content to an empty
 * one. Safe to run at every start: existing content is not changed.
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
  await applyWords(cms)
  await applyViews(cms)
  await applyFolder(cms)
  await seedContent(cms)
}

/** The lists, boards and figures for the office; users' own views are kept. */
async function applyViews(cms: CmsSetup): Promise<void> {
  for (const view of VIEWS)
    await put(cms, '/presets', `${view.collection}, ${view.bookmark ?? 'list'}`, view)
  await put(cms, '/dashboards', DASHBOARD.name, DASHBOARD)
  for (const panel of PANELS) await put(cms, '/panels', panel.name, panel)
}

/** Apart from other files: the website cannot see that a certificate uses one. */
async function applyFolder(cms: CmsSetup): Promise<void> {
  const name = 'Transfer certificates'
  await put(cms, '/folders', name, { id: CERTIFICATE_FOLDER, name, parent: null })
}
