import type { Field } from './types.ts'
import { flag } from './fields.ts'

export function rowId(): Field {
  return {
    field: 'id',
    type: 'integer',
    schema: { is_primary_key: true, has_auto_increment: true },
    meta: { interface: 'input', hidden: true, readonly: true },
  }
}

/** The site chooses the key, so that sending an enquiry again cannot store it twice. */
export function suppliedId(): Field {
  return {
    field: 'id',
    type: 'uuid',
    schema: { is_primary_key: true, has_auto_increment: false, length: 36 },
    meta: { special: ['uuid'], interface: 'input', hidden: true, readonly: true },
  }
}

// Published is the default: most rows are written and published in one go.
export function status(): Field {
  const choices = [
    { text: 'Published', value: 'published', color: 'var(--theme--success)' },
    { text: 'Draft', value: 'draft', color: 'var(--theme--primary)' },
    { text: 'Hidden', value: 'archived', color: 'var(--theme--warning)' },
  ]
  return {
    field: 'status',
    type: 'string',
    schema: { default_value: 'published', is_nullable: false, max_length: 20 },
    meta: {
      interface: 'select-dropdown',
      options: { choices },
      display: 'labels',
      display_options: { showAsDot: true, choices },
      width: 'half',
      required: true,
      note: 'Draft: not on the website yet, only in the preview. Hidden: taken off the website without deleting it.',
    },
  }
}

export function sort(): Field {
  return {
    field: 'sort',
    type: 'integer',
    schema: {},
    meta: { interface: 'input', hidden: true },
  }
}

export function sample(): Field {
  return flag('sample', 'Sample content', "Untick when this is your school's own.", false)
}

export function timestamps(): Field[] {
  return [
    timestamp('date_created', ['date-created'], true),
    timestamp('date_updated', ['date-updated'], true),
  ]
}

/** A point in time that somebody else sets. */
export function moment(field: string, note: string): Field {
  const { meta, ...column } = timestamp(field, [], false)
  // As the school's clock says, wherever it is read.
  const format = { format: 'd MMM, h:mm a', tz: 'Asia/Kolkata' }
  return { ...column, meta: { ...meta, note, display_options: format } }
}

// SQLite has no time zones: cast-timestamp is what makes Directus answer in UTC there too.
function timestamp(field: string, special: string[], hidden: boolean): Field {
  return {
    field,
    type: 'timestamp',
    schema: {},
    meta: {
      special: [...special, 'cast-timestamp'],
      interface: 'datetime',
      display: 'datetime',
      width: 'half',
      readonly: true,
      hidden,
    },
  }
}
