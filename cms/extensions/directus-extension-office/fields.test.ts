import { refuseReadOnly, writableFields } from './fields.ts'

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
    expect(() => change({ stage: 'closed', [field]: null })).toThrow('stay as they are')
  },
)

test('an administrator changes that too', () => {
  expect(() => change({ reply_by: null }, { admin: true })).not.toThrow()
  expect(() => change({ reply_by: null }, null)).not.toThrow()
})
