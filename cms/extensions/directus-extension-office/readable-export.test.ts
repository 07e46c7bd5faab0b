import { exportColumns, readableRow } from './readable-export.ts'

const row = {
  ...{ id: 'one', name: 'Asha', class: 'II', phone: '0361', stage: 'visit_booked', age: 6 },
  ...{ notes: 'Call on Monday', overdue: true, received_at: '2026-11-22T20:43:46Z' },
}
const comments = [
  { item: 'one', time: '2026-11-23T06:30:00Z', text: 'The mother called.' },
  { item: 'two', time: '2026-11-23T06:30:00Z', text: 'Another family.' },
]

test('an export reads what the office entered, whatever the list shows', () => {
  expect(exportColumns('admission')).toEqual(expect.arrayContaining(['id', 'stage', 'notes']))
  expect(exportColumns('admission_form')).toEqual(expect.arrayContaining(['address', 'notes']))
})

test('headings are words, times are Indian, and comments are included', () => {
  expect(readableRow('admission', row, comments)).toMatchObject({
    ...{ Name: 'Asha', Class: 'II', Age: 6, Stage: 'Visit booked', Overdue: 'Yes', WhatsApp: '' },
    'Received at (Indian time)': '2026-11-23 02:13',
    Notes: 'Call on Monday',
    Comments: '2026-11-23 12:00: The mother called.',
  })
})
