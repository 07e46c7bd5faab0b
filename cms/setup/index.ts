import { applyAccess } from './access.ts'
import { CmsRefusal, connectCms } from './client.ts'
import { applyOffice } from './office.ts'
import { applyPreview } from './preview.ts'
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
  const cms = connectCms(options.url, options.adminToken)
  try {
    await applySchema(cms, options.onStep)
  } catch (error) {
    if (!(error instanceof CmsRefusal) || (error.status !== 401 && error.status !== 403))
      throw error
    throw new Error(
      "The CMS does not accept the administrator's token; set it again on the user.",
      {
        cause: error,
      },
    )
  }
  await applyAccess(cms, options, options.onStep)
  await applyPreview(cms, options.siteUrl, options.onStep)
  await applySettings(cms, options, options.onStep)
  await applyOffice(cms, options.onStep)
  await seedContent(cms, options.onStep)
}
