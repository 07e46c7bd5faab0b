import { fieldLabel, type Field } from './fields.ts'
import { TRANSLATED, addedNames } from '../languages.ts'
import { box, list, part, select } from './choice-fields.ts'

const languages = select(addedNames)

const language = part('language', 'Language', {
  ...languages,
  // The list shows the name instead of the code.
  display: 'labels',
  display_options: languages.options,
  width: 'half',
  required: true,
})

const draft = box('draft', 'Draft', 'Not on the website yet, only in the preview')
const outdated = box('outdated', 'Older than the original', 'Untick if it is still right')

const time = (field: string, name: string, meta: object) =>
  part(field, name, { interface: 'datetime', width: 'half', ...meta }, 'timestamp')

const from = time('publish_from', 'Publish from', {
  note: 'Hidden until then. Leave empty to show it now.',
})

/** The extension of the CMS sets it. */
const changed = time('changed', 'Texts last changed', {
  readonly: true,
  note: 'Set by the CMS. Visitors read it when the original is newer.',
})

/** The field of the same name and input in a translation. */
const translated = ({ field, type, meta }: Field) =>
  part(
    field,
    fieldLabel(field),
    {
      interface: meta['interface'],
      options: meta['options'] ?? null,
      special: meta['special'] ?? null,
    },
    type,
  )

/** The texts of a row in other languages, as a list in the form of the original. */
export function translations(collection: keyof typeof TRANSLATED, fields: Field[]): Field {
  const names: readonly string[] = TRANSLATED[collection]
  const texts = fields.filter(({ field }) => names.includes(field))
  return list(
    'translations',
    'The texts above in the other languages of the school. A text that you leave empty is shown as above.',
    {
      template: '{{language}}',
      addLabel: 'Add a translation',
      fields: [language, from, draft, outdated, changed, ...texts.map(translated)],
    },
  )
}
