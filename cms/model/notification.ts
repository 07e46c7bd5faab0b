import { content } from './collections.ts'
import { rowId, sample, status, timestamps } from './common.ts'
import { date, text } from './fields.ts'
import { attachment } from './files.ts'
import { richText } from './rich-text.ts'

export const notification = content('notification', {
  name: 'Notices',
  icon: 'notifications',
  note: 'The notice board and the ticker on the home page, newest date first',
  template: '{{title}}',
  drafts: true,
  fields: [
    rowId(),
    text('title', {
      note: 'What the notice is about, complete in itself: it also runs in the ticker.',
      required: true,
      wide: true,
    }),
    date('date', 'The date of the notice. The newest stands first.'),
    status(),
    richText(
      'description',
      'The notice itself. Prefer text to a scanned paper: phones and screen readers can read it.',
    ),
    attachment('file', 'A paper to download, if there is one: a PDF, not a photograph of a page.'),
    sample(),
    ...timestamps(),
  ],
})
