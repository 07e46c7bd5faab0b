import { content } from './fields/collection.ts'
import { attachment, pageOrAddress, text } from './fields/fields.ts'
import { sort, status } from './fields/row-fields.ts'

export const book = content('book', {
  name: 'Book list',
  icon: 'menu_book',
  note: 'The book lists to download, in the order of the table on the website; drag to reorder',
  template: '{{class}}: {{title}}',
  fields: [
    sort(),
    text('class', 'The class, as in the table: Class 1.', { required: true, max: 80 }),
    text('title', 'For example Book list of Class 1. The search shows it.', {
      required: true,
      max: 200,
    }),
    attachment('file', 'The list as a PDF, exported by the word processor.'),
    pageOrAddress('Instead of a file: an address, or a page or PDF of this website.'),
    status(),
  ],
})
