import messages from '../../content/messages/en.json' with { type: 'json' }
import { english } from '../messages/messages.ts'
import { admissionRules, quickRules } from './rules.ts'

const given = { student_name: 'Asha Devi', contact_number: '0123456789' }
const valid = { ...given, age: '5', previous_school: '', address: '' }

const messagesOf = (values: object) =>
  admissionRules(english)
    .safeParse({ ...valid, ...values })
    .error?.issues.map((issue) => issue.message) ?? []

test('a complete form passes, with empty optional fields as null', () => {
  const parsed = { ...given, age: 5, previous_school: null, address: null, email: null }
  expect(admissionRules(english).parse(valid)).toEqual(parsed)
})

test.each([
  ['a name of 4', { student_name: 'Ravi' }, [messages.enquiry.studentName]],
  ['a name of 5', { student_name: 'Ravi K' }, []],
  ['a Hindi name', { student_name: 'राम कुमार' }, []],
  ['age 0', { age: '0' }, [messages.enquiry.age]],
  ['age 1', { age: '1' }, []],
  ['no age', { age: '' }, [messages.enquiry.age]],
  ['an age below 1', { age: '-3' }, [messages.enquiry.age]],
  ['an age of four digits', { age: '2020' }, [messages.enquiry.age]],
  [
    'four letters and joiners',
    { student_name: 'Ravi\u200d\u200c' },
    [messages.enquiry.studentName],
  ],
  ['9 digits', { contact_number: '123456789' }, [messages.enquiry.contactNumber]],
  ['11 digits', { contact_number: '12345678901' }, [messages.enquiry.contactNumber]],
  ['10 letters', { contact_number: 'abcdefghij' }, [messages.enquiry.contactNumber]],
  ['an e-mail address', { email: 'a.b+c@school.example' }, []],
  ['an address of India', { email: 'asha@xn--11b5bs3a9aj6g.xn--h2brj9c' }, []],
  ['an address with an apostrophe', { email: "d'souza@school.example" }, []],
  ['two addresses', { email: 'a@b.example,c@d.example' }, [messages.enquiry.email]],
  ['an address with a name', { email: 'A <a@b.example>' }, [messages.enquiry.email]],
  [
    'nothing at all',
    { student_name: '', age: '', contact_number: '' },
    [messages.enquiry.studentName, messages.enquiry.age, messages.enquiry.contactNumber],
  ],
])('%s', (_, values, expected) => {
  expect(messagesOf(values)).toEqual(expected)
})

test.each([
  [{ student_name: 'x'.repeat(5_000) }, 'Student name: at most 200 characters.'],
  [{ previous_school: 'x'.repeat(201) }, 'Previous school: at most 200 characters.'],
  [{ address: 'x'.repeat(1_001) }, 'Address: at most 1,000 characters.'],
  [{ email: '@'.repeat(201) }, 'E-mail: at most 200 characters.'],
])('a text that is too long names its field and its length once', (values, words) => {
  expect(messagesOf(values)).toEqual([`${words} Please shorten the text.`])
})

test.each(['five', '3 years', '3.5', '3+', '4 yrs', '2½', '1e1', '5 - 6', 'तीन'])(
  'the age %s gets the message and a hint',
  (age) => {
    expect(messagesOf({ age })).toEqual([
      'Enter a valid student age. Student age should be greater then 1 year. Write the age in whole years, as a number such as 3.',
    ])
  },
)

test('the quick form requires four fields without further rules', () => {
  const values = { name: 'R', age: '0', class: 'II', phone: '12', whatsapp: '' }
  expect(quickRules(english).parse(values)).toEqual({ ...values, age: 0, whatsapp: null })
  const empty = quickRules(english).safeParse({
    name: '',
    age: '',
    class: '',
    phone: '',
    whatsapp: '',
  })
  const wrong = empty.error?.issues.map((issue) => issue.path[0])
  expect(wrong).toEqual(['name', 'age', 'class', 'phone'])
})
