import { disposition, sentType } from './disposition.ts'

test('what a browser must not display is sent without its type', () => {
  expect(['application/pdf', 'image/webp'].map(sentType)).toEqual(['application/pdf', 'image/webp'])
  for (const type of ['text/html', 'image/svg+xml', 'application/msword', '', null])
    expect(sentType(type)).toBe('application/octet-stream')
})

test.each([
  ['inline; filename="annual-sports-day.pdf"', 'inline; filename="annual-sports-day.pdf"'],
  ['inline; filename=plan.PDF', 'inline; filename="plan.pdf"'],
  [
    `inline; filename="??.pdf"; filename*=UTF-8''%E0%A4%A8%E0%A4%AE.pdf`,
    `inline; filename="__.pdf"; filename*=UTF-8''%E0%A4%A8%E0%A4%AE.pdf`,
  ],
])('%s keeps its name', (given, expected) => {
  expect(disposition(given, 'application/pdf', false)).toBe(expected)
})

test.each([
  ['filename="notice-board.JPG"', 'notice-board.pdf'],
  ['filename="evil.html"', 'evil.html.pdf'],
  ['filename="a\\"; x=\\"b.exe"', 'a; x=b.exe.pdf'],
  [`filename*=UTF-8''invoice%E2%80%AEfdp.html`, 'invoicefdp.html.pdf'],
  [`filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a.pdf`, 'xSet-Cookie a.pdf'],
  [`filename*=UTF-8''..%2F..%2F.bashrc`, 'bashrc.pdf'],
  [`filename*=UTF-8''%E0%A4%A`, 'file.pdf'],
  ['', 'file.pdf'],
])('%s is sent as %s', (given, expected) => {
  expect(disposition(given, 'application/pdf', true)).toContain(
    `attachment; filename="${expected}"`,
  )
})

test('files that are not displayed are downloaded, and names are limited', () => {
  expect(disposition('filename="form.docx"', 'application/octet-stream', false)).toBe(
    'attachment; filename="form.docx"',
  )
  expect(
    disposition(`filename="${'a'.repeat(9_000)}"`, 'application/octet-stream', false).length,
  ).toBeLessThan(160)
})
