import { kindOf } from './file-kind.ts'
import { disposition } from './file-name.ts'

const kind = (head: string) => {
  const found = kindOf(Buffer.from(head, 'latin1'))
  if (!found) throw new Error(head)
  return found
}
const [pdf, zip] = [kind('%PDF-'), kind('PK\x03\x04')]

test.each([
  ['inline; filename="annual-sports-day.pdf"', 'inline; filename="annual-sports-day.pdf"'],
  ['inline; filename=plan.PDF', 'inline; filename="plan.pdf"'],
  [
    `inline; filename="??.pdf"; filename*=UTF-8''%E0%A4%A8%E0%A4%AE.pdf`,
    `inline; filename="__.pdf"; filename*=UTF-8''%E0%A4%A8%E0%A4%AE.pdf`,
  ],
])('%s keeps its name', (given, expected) => {
  expect(disposition(given, pdf, false)).toBe(expected)
})

test.each([
  ['filename="evil.html"', 'evil.html.pdf'],
  ['filename="a\\"; x=\\"b.exe"', 'a; x=b.exe.pdf'],
  [`filename*=UTF-8''invoice%E2%80%AEfdp.html`, 'invoicefdp.html.pdf'],
  [`filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a.pdf`, 'xSet-Cookie a.pdf'],
  [`filename*=UTF-8''..%2F..%2F.bashrc`, 'bashrc.pdf'],
  [`filename*=UTF-8''%E0%A4%A`, 'file.pdf'],
  ['', 'file.pdf'],
])('%s leaves as %s', (given, expected) => {
  expect(disposition(given, pdf, true)).toContain(`attachment; filename="${expected}"`)
})

test('what is not shown is saved, and no name is endless', () => {
  expect(disposition('filename="form.docx"', zip, false)).toBe('attachment; filename="form.docx"')
  expect(disposition(`filename="${'a'.repeat(9_000)}"`, zip, false).length).toBeLessThan(160)
})
