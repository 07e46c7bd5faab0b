import type { Context, Hooks } from '../shared.ts'
import { guardContent } from './content-rules.ts'
import { addPreviewRoute } from './preview.ts'
import { notifyWebsite } from './webhook.ts'

/** What the website needs in the CMS: webhooks, previews, and rules that keep content valid. */
export default function register(hooks: Hooks, context: Context): void {
  notifyWebsite(hooks, context)
  guardContent(hooks)
  hooks.init('routes.custom.before', ({ app }) => addPreviewRoute(app, context))
}
