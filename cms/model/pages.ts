import { content } from './collections.ts'
import { rowId, sample, timestamps } from './common.ts'
import { text } from './fields.ts'
import { richText } from './rich-text.ts'

export const pages = content('pages', {
  name: 'Pages',
  icon: 'article',
  note: 'The texts of whole pages, such as Curriculum and Mandatory Disclosure',
  template: '{{page_name}}',
  drafts: true,
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
    richText(
      'content',
      'The text of the page. Save keeps a draft to yourself; Publish shows it to everybody.',
    ),
    sample(),
    ...timestamps(),
  ],
})
