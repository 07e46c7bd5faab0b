import { admissionFields, normaliseTyped, quickFields } from './form.ts'
import { readFields, readFormBody } from './parse-form.ts'

const BOUNDARY = '----WebKitFormBoundary0123456789abcdef'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`

const part = (head: string, value: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${value}\r\n`
const field = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value)
const end = `--${BOUNDARY}--\r\n`
const read = (body: string, type = TYPE) => readFormBody(type, Buffer.from(body))

test('reads the fields that a browser posts', async () => {
  expect(read(field('age', '5') + field('$ACTION_1:0', 'a\r\nb') + end)).toEqual(
    new Map([
      ['age', '5'],
      ['$ACTION_1:0', 'a\r\nb'],
    ]),
  )
  const form = new FormData()
  form.set('name', 'आशा 😀')
  const request = new Request('http://site', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  expect(readFormBody(type, new Uint8Array(await request.arrayBuffer()))).toEqual(
    new Map([['name', 'आशा 😀']]),
  )
})

const file = 'Content-Disposition: form-data; name="age"; filename="a"'
test.each([
  ['a name twice', field('0', 'a') + field('0', 'b') + end],
  ['two names in one part', part('Content-Disposition: form-data; name="x"; name="0"', '') + end],
  ['an encoded name', part(`Content-Disposition: form-data; name*=utf-8''0`, '') + end],
  ['a file', part(file, '') + end],
  ['a charset', part('Content-Type: text/plain; charset=utf-16le', '') + end],
  ['a name that browsers would quote', field('a"b', '') + end],
  ['text before the first field', `x\r\n${field('age', '5')}${end}`],
  ['text after the last field', `${field('age', '5')}${end}x`],
  ['no end', field('age', '5')],
  ['a stray boundary', field('age', BOUNDARY) + end],
  ['a boundary that goes on', field('age', `\r\n--${BOUNDARY}x`) + end],
])('rejects %s', (_what, body) => {
  expect(read(body)).toBeNull()
})

test('rejects other spellings of the type, and invalid UTF-8', () => {
  const body = field('age', '5') + end
  for (const type of [`${TYPE}; charset=utf-16`, `multipart/form-data; boundary="${BOUNDARY}"`])
    expect(read(body, type)).toBeNull()
  expect(readFormBody(TYPE, Buffer.from(body.replace('5', 'é'), 'latin1'))).toBeNull()
})

test.each([
  ['text', '  Asha  ', 'Asha'],
  ['text', 'e\u0301', 'é'],
  ['text', 'a\u0000b\u0007c', 'abc'],
  ['text', 'Asha\tDevi\u200b', 'Asha Devi'],
  ['text', '\u00a0\u200b', ''],
  ['text', '\u200d', ''],
  ['multiline', 'House 4\r\nMain Road', 'House 4\nMain Road'],
  ['text', 'क्\u200dष', 'क्\u200dष'],
  ['number', ' ५\u200e', '5'],
  ['number', '3 years', '3 years'],
  ['tel', '+91 ৯৮৭৬৫-৪৩২১০', '9876543210'],
  ['tel', '12', '12'],
] as const)('in a field of the kind %s %j is stored as %j', (kind, typed, expected) => {
  expect(normaliseTyped({ kind }, typed)).toBe(expected)
})

test('only the fields of the form are read, normalised, and files are not text', () => {
  const form = new FormData()
  form.set('name', ' Asha ')
  form.set('stage', 'admitted')
  form.set('age', new File(['5'], 'age.txt'))
  form.set('phone', '098765 43210')
  form.set('whatsapp', '९८७६५४३२१०')
  const numbers = { phone: '9876543210', whatsapp: '9876543210' }
  expect(readFields(form, quickFields)).toEqual({ name: 'Asha', age: '', class: '', ...numbers })
  form.set('contact_number', '+91 98765-43210')
  expect(readFields(form, admissionFields)).toMatchObject({ contact_number: '9876543210' })
})
