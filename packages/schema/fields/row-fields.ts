import { parseTime } from '../values/written.ts'
import { choice, type Choices } from './choice-fields.ts'
import { extended, flag, type Field } from './fields.ts'
import { presentation, unseen } from './form-elements.ts'

// The Studio shows the school's time everywhere.
const TIME_ZONE = { tz: 'Asia/Kolkata' }

export function rowId(): Field {
  const meta = { interface: 'input', hidden: true, readonly: true }
  const schema = { is_primary_key: true, has_auto_increment: true }
  return { field: 'id', type: 'integer', schema, meta }
}

/** The site chooses the key, so that sending an enquiry again cannot store it twice. */
export function suppliedId(): Field {
  const { meta, ...id } = rowId()
  const schema = { is_primary_key: true, has_auto_increment: false, length: 36 }
  return { ...id, type: 'uuid', schema, meta: { ...meta, special: ['uuid'] } }
}

// Published by default: most rows are written and published in one step.
/** @param further states of some collections, none of which is on the website */
export function status(further: Choices = {}): Field {
  const field = choice(
    'status',
    'Draft: not on the website yet, only in the preview. Hidden: taken off the website without deleting it.',
    {
      published: { text: 'Published', color: 'var(--theme--success)' },
      draft: { text: 'Draft', color: 'var(--theme--primary)' },
      archived: { text: 'Hidden', color: 'var(--theme--warning)' },
      ...further,
    },
    'published',
  )
  const { choices } = field.meta['options'] as { choices: object[] }
  const shown = extended(field, { display_options: { showAsDot: true, choices } })
  return { ...shown, schema: { ...shown.schema, max_length: 20 } }
}

export function sort(): Field {
  return { field: 'sort', type: 'integer', schema: {}, meta: { interface: 'input', hidden: true } }
}

export function sample(): Field {
  return flag('sample', 'Sample content', "Untick when this is your school's own.")
}

export function timestamps(): Field[] {
  return [
    timestamp('date_created', ['date-created'], true),
    timestamp('date_updated', ['date-updated'], true),
  ]
}

/** A time that is set elsewhere. */
export function moment(field: string, note: string): Field {
  const display_options = { format: 'd MMM, h:mm a', ...TIME_ZONE }
  return extended(timestamp(field, [], false), { note, display_options })
}

/** The schedule of a row, which the website follows to the minute. */
export function schedule(until: string): Field[] {
  const from = 'Hidden until then, by the school’s clock. Leave empty to show it now.'
  return [
    scheduledTime('publish_from', from),
    scheduledTime('publish_until', until),
    unseen(
      'until_notice',
      'This time is over: saved like this, it leaves all lists of the website.',
      { publish_until: { _lte: '$NOW' } },
    ),
  ]
}

/** A time that staff set. With the year, as a list may contain old rows. */
export function scheduledTime(field: string, note: string): Field {
  const shown = { format: 'd MMM yyyy, h:mm a', ...TIME_ZONE }
  const options = { ...shown, use24: false }
  const message =
    'This cannot be read as a day and a time. Write both, the year with four digits: 26-11-2026 4:30 pm.'
  const rule = { validation: null, validation_message: message }
  const meta = { interface: 'moment', readonly: false, options, display_options: shown, ...rule }
  return { ...extended(moment(field, note), meta), read: parseTime }
}

// SQLite has no time zones: cast-timestamp makes Directus return UTC there too.
function timestamp(field: string, special: string[], hidden: boolean): Field {
  const look = { interface: 'datetime', display: 'datetime', width: 'half', readonly: true, hidden }
  const meta = { special: [...special, 'cast-timestamp'], ...look }
  return { field, type: 'timestamp', schema: {}, meta }
}

/** Offers to convert texts for an old font; shows nothing without any. */
export const oldFontOffer = (): Field =>
  presentation('old_font', { interface: 'old-font', options: null, width: 'full' })
