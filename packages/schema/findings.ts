import { choice } from './fields/choice-fields.ts'
import { describe, table } from './fields/collection.ts'
import { fixed, fixedAs, internal, multiline, text } from './fields/fields.ts'
import { button } from './fields/form-elements.ts'
import { moment, suppliedId, oldFontOffer } from './fields/row-fields.ts'

/** What an import could not bring as it was, or what an upgrade offers; somebody deletes it when it is done. */
export const AFTER_IMPORT = 'after-import'

const kinds = {
  'before-go-live': { text: 'Before going live', color: 'var(--theme--primary)' },
  'needs-fixing': { text: 'On the website', color: 'var(--theme--warning)' },
  [AFTER_IMPORT]: { text: 'After an import or upgrade', color: 'var(--theme--primary)' },
  'awaits-translation': { text: 'To translate', color: 'var(--theme--success)' },
}

/**
 * The findings of the content check. The website writes and deletes them; everybody else can only
 * read and delete them. Not `content`: visitors see none of it, and it needs no revisions.
 */
export const contentFinding = table(
  'content_finding',
  [
    suppliedId(),
    fixed(choice('kind', 'Whether visitors are affected.', kinds, 'needs-fixing')),
    fixedAs('What is wrong', multiline('what', 'What is wrong, and where.')),
    fixedAs(
      'What to do',
      multiline('todo', 'Once it is corrected and published, it leaves this list within a minute.'),
    ),
    oldFontOffer(),
    button('open', { label: 'Open it', icon: 'edit', type: 'primary', url: '{{link}}' }),
    fixedAs('Page', text('page', 'Where visitors see it.')),
    moment('since', 'When the website first found it.'),
    internal(text('link', 'Where the CMS opens it.')),
  ],
  {
    ...describe({
      name: 'Content to fix',
      icon: 'build_circle',
      note: 'Start here: what the website still needs before it goes live, and mistakes that it has found, such as broken links. An entry disappears once it is done. Three people can have accounts',
      template: '{{what}}',
    }),
    group: 'website',
    accountability: null,
  },
)
