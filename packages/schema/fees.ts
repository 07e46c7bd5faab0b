import { content } from './fields/collection.ts'
import { figure, text } from './fields/fields.ts'
import { sort, status } from './fields/row-fields.ts'

export const fee = content('fee', {
  name: 'Fees',
  icon: 'currency_rupee',
  note: 'The fee of each class, in the order of the table on the website; drag to reorder. While there is no row, the website asks parents to contact the office',
  template: '{{class_name}}: {{amount}}',
  fields: [
    sort(),
    text('class_name', 'As parents know it: Nursery, V, IX.', {
      required: true,
      unique: true,
      max: 20,
    }),
    figure(
      'amount',
      'In whole rupees, as in the fee structure. Left empty, the website asks parents to ask the office.',
    ),
    status(),
  ],
})
