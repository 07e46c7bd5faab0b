import { parseMailServer } from './values.ts'

test.each([
  ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, isSecure: false }],
  ['smtps://mail.example.org/', { host: 'mail.example.org', port: 465, isSecure: true }],
  ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false }],
])('%s is parsed', (address, parts) => {
  expect(parseMailServer(address)).toEqual({ ...parts, login: undefined })
})

test('user and password may contain any character, percent-encoded', () => {
  const { login } = parseMailServer('smtp://a%40b.org:%2F%3A%40@mail.example.org') ?? {}
  expect(login).toEqual({ user: 'a@b.org', pass: '/:@' })
})

test.each([
  'https://mail.example.org',
  'smtp:mail.example.org',
  'smtp://mail.example.org:0',
  'smtp://mail.example.org/path',
  'smtp://mail.example.org?tls.rejectUnauthorized=false',
  'smtp://user@mail.example.org',
  'smtp://user:p%zz@mail.example.org',
  'smtp://a%20b.example.org',
])('%s is not a mail server', (address) => {
  expect(parseMailServer(address)).toBeNull()
})
