import type { Context, Hooks } from '../shared.ts'
import { guardContent } from './content-rules.ts'
import { addPreviewRoute } from './preview.ts'
import { notifyWebsite } from './webhook.ts'

/** What the website needs of the CMS: webhooks on change, previews, and content that stays correct. */
export default function register(hooks: Hooks, context: Context): void {
  notifyWebsite(hooks, context)
  guardContent(hooks)
  hooks.init('routes.custom.before', ({ app }) => addPreviewRoute(app, context))
}
