import { checkRightIn } from '../directus.ts'
import { addOldWebsiteRoutes } from '../old-website/index.ts'
import type { Context, Hooks } from '../shared.ts'
import { addCertificateRoute, keepNumberKeys } from './certificates.ts'
import { guardContent, guardSchool } from './content-rules.ts'
import { addImportRoute } from './import-table.ts'
import { addImportedRowsRoutes } from './imported-rows.ts'
import { keepOldAddresses } from './moved-pages.ts'
import { addPreviewRoute } from './preview.ts'
import { guardRedirects } from './redirect-rules.ts'
import { manageSample } from './sample-content.ts'
import { keepTranslations } from './translations.ts'
import { guardUploads } from './uploads.ts'
import { notifyWebsite } from './webhook.ts'

/** What the website needs in the CMS: webhooks, previews, and rules that keep content valid. */
export default function register(hooks: Hooks, context: Context): void {
  notifyWebsite(hooks, context)
  guardContent(hooks)
  guardSchool(hooks)
  keepOldAddresses(hooks)
  guardRedirects(hooks)
  keepTranslations(hooks)
  keepNumberKeys(hooks)
  // Sees which translations are marked.
  manageSample(hooks, context)
  guardUploads(context.services.FilesService, checkRightIn(context))
  hooks.init('routes.before', ({ app }) => addImportRoute(app, context))
  hooks.init('routes.custom.before', ({ app }) => {
    addPreviewRoute(app, context)
    addCertificateRoute(app, context)
    addImportedRowsRoutes(app, context)
    addOldWebsiteRoutes(app, context)
  })
}
