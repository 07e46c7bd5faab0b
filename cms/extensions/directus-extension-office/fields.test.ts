import { exportColumns, exportRow, isExport, refuseReadOnly, writableFields } from './fields.ts'

const office = { admin: false }
const change = (values: object, person: { admin: boolean } | null = office) =>
  refuseReadOnly('admission', values, person)

test('the office fills in stage and notes, and corrects what the family wrote', () => {
  const own = ['stage', 'notes']
  expect(writableFields('admission').sort()).toEqual(
    [...own, 'age', 'class', 'name', 'phone', 'whatsapp'].sort(),
  )
  expect(writableFields('admission_form').sort()).toEqual(
    [...own, 'address', 'age', 'contact_number', 'previous_school', 'student_name'].sort(),
  )
  expect(() => change({ stage: 'contacted', notes: 'Comes on Friday', phone: '9' })).not.toThrow()
})

const facts = ['reply_by', 'overdue', 'suspected', 'received_at', 'first_contact_at']

test.each([...facts, 'notice_version', 'id', 'date_created', 'student_name', 'no_such_field'])(
  'it does not change %s',
  (field) => {
    expect(() => change({ stage: 'closed', [field]: null })).toThrow('cannot be changed')
  },
)

test('an administrator changes that too', () => {
  expect(() => change({ reply_by: null }, { admin: true })).not.toThrow()
  expect(() => change({ reply_by: null }, null)).not.toThrow()
})

const row = {
  ...{ id: 'one', name: 'Asha', class: 'II', phone: '0361', stage: 'visit_booked', age: 6 },
  ...{ notes: 'Call on Monday', overdue: true, received_at: '2026-11-22T20:43:46Z' },
}
const comments = [
  { item: 'one', time: '2026-11-23T06:30:00Z', text: 'The mother called.' },
  { item: 'two', time: '2026-11-23T06:30:00Z', text: 'Another family.' },
]

test('an export reads all fields, whatever the list shows', () => {
  expect(exportColumns('admission')).toEqual(expect.arrayContaining(['id', 'stage', 'notes']))
  expect(exportColumns('admission_form')).toEqual(expect.arrayContaining(['address', 'notes']))
})

test('headings are readable, times are Indian, and comments are included', () => {
  expect(exportRow('admission', row, comments)).toMatchObject({
    ...{ Name: 'Asha', Class: 'II', Age: 6, Stage: 'Visit booked', Overdue: 'Yes', WhatsApp: '' },
    'Received at (Indian time)': '2026-11-23 02:13',
    Notes: 'Call on Monday',
    Comments: '2026-11-23 12:00: The mother called.',
  })
})

test.each([
  [{ export: 'csv' }, true],
  [{ export: 'csv_utf8' }, true],
  [{ export: 'csv', aggregate: { count: '*' } }, false],
  [{ export: 'json' }, false],
  [{}, false],
  [undefined, false],
])('%j', (query, expected) => {
  expect(isExport(query)).toBe(expected)
})

test('texts are made safe, and numbers are not changed', () => {
  const comments = [{ item: 'one', time: null, text: 'called' }]
  expect(exportRow('admission', { id: 'one', name: '=1+1', age: -5 }, comments)).toMatchObject({
    ...{ Name: "'=1+1", Age: -5, Comments: ': called' },
  })
})
