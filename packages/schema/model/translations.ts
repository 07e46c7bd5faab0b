import { languageNames } from '../languages.ts'
import { TRANSLATED } from '../translated.ts'
import type { Field } from './fields.ts'

type Part = { field: string; type: string; name: string; meta: Record<string, unknown> }

const part = (field: string, type: string, name: string, meta: Record<string, unknown>): Part => ({
  field,
  type,
  name,
  meta: { field, width: 'full', ...meta },
})

const language = part('language', 'string', 'Language', {
  interface: 'select-dropdown',
  width: 'half',
  required: true,
  options: {
    choices: Object.entries(languageNames).map(([value, text]) => ({ value, text })),
  },
})

const draft = part('draft', 'boolean', 'Draft', {
  interface: 'boolean',
  width: 'half',
  options: { label: 'Not on the website yet, only in the preview' },
})

const outdated = part('outdated', 'boolean', 'Older than the original', {
  interface: 'boolean',
  width: 'half',
  options: { label: 'Untick if it is still right' },
})

const from = part('publish_from', 'timestamp', 'Publish from', {
  interface: 'datetime',
  width: 'half',
  note: 'Not to be seen before this time. Empty: at once.',
})

/** "event_title" as "Event title". */
const nameOf = (field: string) => {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The field of the same name and input in a translation. */
const translated = ({ field, type, meta }: Field): Part =>
  part(field, type, nameOf(field), {
    interface: meta['interface'],
    options: meta['options'] ?? null,
    special: meta['special'] ?? null,
  })

/** The texts of a row in other languages, as a list in the form of the original. */
export function translations(collection: keyof typeof TRANSLATED, fields: Field[]): Field {
  const names: readonly string[] = TRANSLATED[collection]
  const texts = fields.filter(({ field }) => names.includes(field))
  return {
    field: 'translations',
    type: 'json',
    schema: {},
    meta: {
      special: ['cast-json'],
      interface: 'list',
      options: {
        template: '{{language}}',
        addLabel: 'Add a translation',
        fields: [language, from, draft, outdated, ...texts.map(translated)],
      },
      width: 'full',
      note: 'The texts above in the other languages of the school. What you leave empty is shown as it is written above.',
    },
  }
}
