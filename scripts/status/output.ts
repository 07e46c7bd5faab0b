import type { Cms } from '../../cms/setup/client.ts'
import { formatCount } from '../lib/command.ts'
import { alarmsIn, type Item } from './item.ts'

const WIDTH = 13

/** The status as lines of text; items that need action are marked. */
export function linesOf(items: readonly Item[]): string[] {
  const count = alarmsIn(items).length
  const sum = count === 0 ? 'Nothing to do.' : `${formatCount(count, 'thing')} to do.`
  return [...items.flatMap(lineOf), '', sum]
}

function lineOf({ subject, what, action }: Item): string[] {
  if (!action) return [`  ${subject.padEnd(WIDTH)}${what}`]
  return [`! ${subject.padEnd(WIDTH)}${what}`, `  ${''.padEnd(WIDTH)}-> ${action.todo}`]
}

/** Writes the status to its page in the CMS. */
export async function savePage(cms: Cms, items: readonly Item[], now: Date): Promise<void> {
  const todo = alarmsIn(items).map(({ what, action }) => `${what}\n${action.todo}`)
  await cms.update('/items/website_status', {
    checked_at: now.toISOString(),
    todo: todo.join('\n\n') || 'Nothing.',
    state: items.map(({ subject, what }) => `${subject}: ${what}`).join('\n'),
  })
}
