import { whatsappHref } from './whatsapp.ts'

const ADDRESS = 'https://school.example/notices/7'

test.each(['Fees & fines: 50% + 5?', 'क्रीड़ा दिवस #1', '"Tea" <b>'])(
  'a message says %s and the address',
  (title) => {
    const { host, searchParams } = new URL(whatsappHref(title, ADDRESS))
    expect(host).toBe('wa.me')
    expect(searchParams.get('text')).toBe(`${title}\n${ADDRESS}`)
  },
)

test('half a sign in a title does not take the page down', () => {
  expect(whatsappHref('a\ud83c', ADDRESS)).toContain('a%EF%BF%BD')
})
