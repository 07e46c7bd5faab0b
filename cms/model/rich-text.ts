import type { Field } from './types.ts'

// What the site's sanitiser keeps, and nothing else: colours, fonts and alignment belong to
// the site's design, and an h1 is already on every page.
const TOOLBAR = [
  'undo',
  'redo',
  'h2',
  'h3',
  'h4',
  'bold',
  'italic',
  'underline',
  'removeformat',
  'bullist',
  'numlist',
  'blockquote',
  'customLink',
  'unlink',
  'customImage',
  'table',
  'hr',
  'code',
  'fullscreen',
]

export function richText(field: string, note: string): Field {
  return {
    field,
    type: 'text',
    schema: {},
    meta: {
      interface: 'input-rich-text-html',
      options: { toolbar: TOOLBAR },
      width: 'full',
      note,
    },
  }
}
