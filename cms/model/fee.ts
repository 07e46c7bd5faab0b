import { content } from './collections.ts'
import { rowId, sample, sort, status, timestamps } from './common.ts'
import { text } from './fields.ts'
import { figure } from './figures.ts'

export const fee = content('fee', {
  name: 'Fees',
  icon: 'currency_rupee',
  note: 'The fee of each class, in the order of the table on the website; drag to reorder. While there is no row, the website shows its own figures',
  template: '{{class_name}}: {{amount}}',
  fields: [
    rowId(),
    sort(),
    text('class_name', {
      note: 'As parents know it: Nursery, V, IX.',
      required: true,
      unique: true,
      max: 20,
    }),
    figure('amount', {
      note: 'In whole rupees, as in the fee structure. Left empty, the website asks parents to ask the office.',
    }),
    status(),
    sample(),
    ...timestamps(),
  ],
})
