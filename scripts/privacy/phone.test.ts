import { containsPhone, parsePhone } from './phone.ts'

test.each([
  ['0123456789', '0123456789'],
  ['+91 01234 56789', '0123456789'],
  ['(0091) 01234-56789', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['256 7890', '2567890'],
  ['12345', null],
  ['nobody', null],
])('%s is searched for as %s', (typed, phone) => {
  expect(parsePhone(typed)).toBe(phone)
})

test.each([
  '0123456789',
  '+91 01234 56789',
  '91-01234-56789',
  '0123456789 / 0987654321',
  'mother 0987654321, father 01234 56789',
  '०१२३४५६७८९',
  '０１２３４５６７８９',
])('%s contains the number', (written) => {
  expect(containsPhone(written, '0123456789')).toBe(true)
})

test.each(['0123456780', '123456789', '', null, undefined, 42])(
  '%s does not contain it',
  (written) => {
    expect(containsPhone(written, '0123456789')).toBe(false)
  },
)

test('a short number must be the complete field', () => {
  expect(containsPhone('256-7890', '2567890')).toBe(true)
  expect(containsPhone('0342 2567890', '2567890')).toBe(false)
})
