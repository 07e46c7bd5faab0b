import { content } from './fields/collection.ts'
import { figure, multiline, readBy, text } from './fields/fields.ts'
import { parseEarlierFee, parseFeeHead, readLinesBy } from './fee-lines.ts'
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
    readBy(
      {
        read: readLinesBy(parseFeeHead),
        message:
          'Write one part to a line, with its amount and how often it is due: Tuition fee: 1,500 per month. Possible are per month, per quarter, half-yearly, per year and once.',
      },
      multiline(
        'heads',
        'The parts of the fee, one to a line: Tuition fee: 1,500 per month. The website adds up the year; what is due once, at admission, is not part of it. Empty: the amount above is the fee.',
      ),
    ),
    readBy(
      {
        read: readLinesBy(parseEarlierFee),
        message: 'Write one session to a line with its fee for the year: 2025-2026: 1,80,000.',
      },
      multiline(
        'earlier',
        'The fee for the year of the last sessions, one to a line: 2025-2026: 1,80,000. Some states ask for the last two. Empty: not shown.',
      ),
    ),
    status(),
  ],
})
