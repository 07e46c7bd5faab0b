import { content } from './collections.ts'
import { rowId, sample, status, timestamps } from './common.ts'
import { text } from './fields.ts'
import { richText } from './rich-text.ts'

export const pages = content('pages', {
  name: 'Pages',
  icon: 'article',
  note: 'The texts of whole pages, such as Curriculum and Mandatory Disclosure',
  template: '{{page_name}}',
  fields: [
    rowId(),
    text('page_name', {
      note: 'Which page of the website this text belongs to, for example curriculum or mandatory_disclosure. Leave it as it is on an existing page.',
      required: true,
      unique: true,
      max: 80,
      validation: {
        pattern: '^[A-Za-z0-9][A-Za-z0-9 _&-]*$',
        message: 'Use the name of a page: letters, digits, _ and - only.',
      },
    }),
    text('title', {
      note: 'The heading above the text. Left empty, the page keeps its usual heading.',
      max: 200,
    }),
    richText('content', 'The text of the page. It takes the place of the website’s own text.'),
    status(),
    sample(),
    ...timestamps(),
  ],
})
