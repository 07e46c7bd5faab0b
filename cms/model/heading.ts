import { content } from './collections.ts'
import { rowId, sample, status, timestamps } from './common.ts'
import { multiline, text } from './fields.ts'
import { image } from './files.ts'

export const heading = content('heading', {
  name: 'Headings',
  icon: 'campaign',
  note: 'The latest headings on the home page; the newest nine are shown',
  template: '{{title}}',
  fields: [
    rowId(),
    text('title', { note: 'A short line, up to about eight words.', required: true, wide: true }),
    multiline('description', 'One or two sentences of plain text under the title.'),
    image(
      'image',
      'A picture wider than tall, at least 1200 pixels wide: JPEG, PNG or WebP. Give the file a title that says what it shows.',
    ),
    status(),
    sample(),
    ...timestamps(),
  ],
})
