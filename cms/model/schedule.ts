import { moment } from './common.ts'
import type { Field } from './types.ts'

type Notes = { from: string; until: string }

/** The columns that say when a row is on the website; the website goes by them to the minute. */
export function schedule(notes: Notes): Field[] {
  return [
    editable(moment('publish_from', notes.from)),
    editable(moment('publish_until', notes.until)),
  ]
}

// The year too: a list may be of years ago. Asked for and shown by the school's clock.
function editable({ meta, ...column }: Field): Field {
  const shown = { format: 'd MMM yyyy, h:mm a', tz: 'Asia/Kolkata' }
  return {
    ...column,
    meta: { ...meta, readonly: false, options: { ...shown, use24: false }, display_options: shown },
  }
}
