import { table } from './collections.ts'
import { moment, suppliedId } from './common.ts'
import { multiline, text } from './fields.ts'
import { presentation, readonly } from './presentation.ts'
import type { Collection, Field } from './types.ts'

const NAME = 'Content to fix'

const OPEN = { label: 'Open it', icon: 'edit', type: 'primary', url: '{{link}}' }

/**
 * What the website finds wrong in its content. The website writes it and takes off what is mended;
 * for everybody else it is to read. Not `content`: nothing of it is shown to visitors, and nobody's
 * revisions of it are worth keeping.
 */
export const contentFinding: Collection = table(
  'content_finding',
  [
    suppliedId(),
    named('What is wrong', multiline('what', 'Where, and what.')),
    named(
      'What to do',
      multiline('todo', 'Mended and published, it is off this list within a minute.'),
    ),
    presentation('open', { interface: 'presentation-links', options: { links: [OPEN] } }),
    named('Page', text('page', { note: 'Where visitors see it.' })),
    moment('since', 'When the website first found it.'),
    hidden(text('link', { note: 'Where the CMS opens it.' })),
  ],
  {
    icon: 'build_circle',
    note: 'What the website has found that should be mended: dead links, papers that nobody can read, pictures without words. It goes by itself once it is mended',
    display_template: '{{what}}',
    group: 'website',
    accountability: null,
    translations: [{ language: 'en-GB', translation: NAME, singular: NAME, plural: NAME }],
  },
)

function hidden(field: Field): Field {
  return readonly({ ...field, meta: { ...field.meta, hidden: true } })
}

/** Under a name for people. */
function named(translation: string, field: Field): Field {
  const translations = [{ language: 'en-GB', translation }]
  return readonly({ ...field, meta: { ...field.meta, translations } })
}
