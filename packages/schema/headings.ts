import { content } from './fields/collection.ts'
import { attachment, multiline, pageOrAddress, text } from './fields/fields.ts'
import { schedule, status } from './fields/row-fields.ts'

export const heading = content('heading', {
  name: 'Headings',
  icon: 'campaign',
  note: 'The latest headings on the home page; the newest nine are shown',
  template: '{{title}}',
  fields: [
    text('title', 'A short line, up to about eight words.', { required: true, wide: true }),
    multiline('description', 'One or two sentences of plain text under the title.'),
    attachment(
      'image',
      'On the card of the home page, cropped to 3:2, and small on a phone. Landscape, at least 1200 pixels wide, bright, with what matters in the middle. Give the file a title that says what it shows. Empty: the card has its text only.',
      'image',
    ),
    pageOrAddress(
      'Where the card leads to, such as /Gallery or the address of a notice. Empty: it is no link.',
      'link',
    ),
    ...schedule(
      'Removed from the home page at this time, which must be after the start. Leave empty to keep it.',
    ),
    status(),
  ],
})
