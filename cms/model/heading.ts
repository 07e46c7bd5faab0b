import { content } from './collections.ts'
import { rowId, sample, status, timestamps } from './common.ts'
import { multiline, text } from './fields.ts'
import { image } from './files.ts'
import { schedule } from './schedule.ts'

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
    ...schedule({
      from: 'Not to be seen before this time, by the school’s clock. Empty: at once.',
      until: 'Leaves the home page at this time; it must be later than the other. Empty: it stays.',
    }),
    status(),
    sample(),
    ...timestamps(),
  ],
})
