import {
  enteredByOffice,
  exportRow,
  refuseReadOnly,
  writableFields,
  mayContact,
  requestChanges,
  withAdded,
} from './enquiries.ts'

const office = { admin: false }
const change = (values: object, person: { admin: boolean } | null = office) =>
  refuseReadOnly('admission', values, person)

test('the office fills in stage and notes, and corrects what the family wrote', () => {
  const own = ['stage', 'notes', 'source', 'consent', 'request', 'request_answered']
  expect(writableFields('admission').sort()).toEqual(
    [...own, 'age', 'class', 'name', 'phone', 'whatsapp'].sort(),
  )
  expect(writableFields('admission_form').sort()).toEqual(
    [...own, 'address', 'age', 'contact_number', 'previous_school', 'student_name'].sort(),
  )
  expect(() => change({ stage: 'contacted', notes: 'Comes on Friday', phone: '9' })).not.toThrow()
})

test('the office enters an enquiry, received now and promised an answer within 24 hours', () => {
  const enquiry = { name: 'Asha', age: 6, class: 'I', phone: '9431012345', source: 'telephone' }
  const enter = (values: object, person: object) =>
    enteredByOffice('admission', { ...values }, person, new Date('2026-11-26T10:00:00Z'), 24)
  const clerk = { app: true, admin: false }
  expect(enter(enquiry, clerk)).toEqual({
    ...enquiry,
    received_at: new Date('2026-11-26T10:00:00Z'),
    reply_by: new Date('2026-11-27T10:00:00Z'),
  })
  for (const field of ['received_at', 'suspected', 'may_contact', 'id'])
    expect(() => enter({ ...enquiry, [field]: null }, clerk)).toThrow('cannot be changed')
  const sent = { ...enquiry, received_at: '2026-11-25T10:00:00Z' }
  for (const person of [{ app: false }, { app: true, admin: true }])
    expect(enter(sent, person)).toEqual(sent)
  expect(enter(enquiry, { app: true, admin: true })).toMatchObject({
    received_at: new Date('2026-11-26T10:00:00Z'),
  })
})

test('an administrator changes that too', () => {
  expect(() => change({ reply_by: null }, { admin: true })).not.toThrow()
  expect(() => change({ reply_by: null }, null)).not.toThrow()
})

test('a row for a spreadsheet has readable headings, Indian time and no formula', () => {
  const row = { name: '=1+1', age: -5, received_at: '2026-11-22T20:43:46Z', consent: [{ a: '=1' }] }
  expect(exportRow(row)).toEqual({
    Name: "'=1+1",
    Age: -5,
    'Received At (Indian time)': '2026-11-23 02:13',
    Consent: '[{"a":"=1"}]',
  })
})

const now = new Date('2026-11-27T20:00:00Z')
const agreed = { purpose: 'enquiry', event: 'agreed', at: '2026-11-26T10:00:00Z', text: 'Yes' }
const withdrawn = { purpose: 'enquiry', event: 'withdrawn' }
const add = (records: unknown[], given: unknown) => withAdded('admission', records, given, now)

test('an entry is added with the time of the CMS', () => {
  const added = { ...withdrawn, at: now.toISOString() }
  expect(add([JSON.stringify([agreed])], [agreed, { ...withdrawn, at: '2020-01-01' }])).toEqual([
    agreed,
    added,
  ])
  expect(add([null, null], [{ ...withdrawn, text: 'Not shown' }])).toEqual([added])
})

test.each([
  ['left out', []],
  ['emptied', null],
  ['changed', [{ ...agreed, text: 'No' }]],
  ['moved', [withdrawn, agreed]],
])('no entry is %s', (_, given) => {
  expect(() => add([[agreed]], given)).toThrow('stay as they are')
})

test('several enquiries with different records are not changed at once', () => {
  expect(() => add([[agreed], null], [agreed, withdrawn])).toThrow('of each enquiry')
})

test('an entry says what is agreed', () => {
  const entry = { purpose: 'sale', event: 'agreed' }
  expect(() => add([null], [entry])).toThrow('Choose a purpose')
})

test.each([
  [[], 'answer'],
  [[agreed], 'answer'],
  [[agreed, { purpose: 'reminders', event: 'agreed' }], 'reminders'],
  [
    [
      { purpose: 'reminders', event: 'agreed' },
      { purpose: 'reminders', event: 'withdrawn' },
    ],
    'answer',
  ],
  [[{ purpose: 'reminders', event: 'agreed' }, withdrawn], 'none'],
])('the last entry of a purpose counts: %j', (entries, expected) => {
  expect(mayContact(entries)).toBe(expected)
})

test('a request has 90 days from the day of the school, and none without it', () => {
  expect(requestChanges({ request: 'erasure' }, now)).toEqual({ request_by: '2027-02-26' })
  expect(requestChanges({ request: null }, now)).toEqual({ request_by: null })
  expect(requestChanges({ notes: '' }, now)).toEqual({})
})
