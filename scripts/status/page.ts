import type { Cms } from '../../cms/setup/client.ts'
import { alarmsIn, type Item } from './item.ts'

/** Writes the status to its page in the CMS. */
export async function savePage(cms: Cms, items: readonly Item[], now: Date): Promise<void> {
  const todo = alarmsIn(items).map(({ what, action }) => `${what}\n${action.todo}`)
  await cms.update('/items/website_status', {
    checked_at: now.toISOString(),
    todo: todo.join('\n\n') || 'Nothing.',
    state: items.map(({ subject, what }) => `${subject}: ${what}`).join('\n'),
  })
}
