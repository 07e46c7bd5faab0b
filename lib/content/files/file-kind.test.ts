import { readFileSync } from 'node:fs'
import { disposition, HEAD_BYTES, kindOf } from './file-kind.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const sample = (name: string) => readFileSync(`cms/sample/files/${name}`).subarray(0, HEAD_BYTES)

test.each([
  ['application/pdf', sample('annual-sports-day.pdf')],
  ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\r')],
  ['image/webp', sample('library.webp')],
])('%s is displayed', (type, head) => {
  expect(kindOf(head)).toMatchObject({ type, isShown: true })
})

test.each(['GIF89a=1;alert(1)//', 'PK\x03\x04\x14\0', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'])(
  '%j is only downloaded',
  (head) => {
    expect(kindOf(bytes(head))).toMatchObject({ type: 'application/octet-stream', isShown: false })
  },
)

test.each([
  ...['', '%PDF', '<html>', '<script>', '<svg ', '\xef\xbb\xbf<html>', ' %PDF-1.4', '\n%PDF-1.4'],
  ...['<!--%PDF-1.4', 'RIFF/**/=1;//', 'alert(1)', 'MZ\x90\0', '\x7fELF', '\0asm\x01', 'From: <x>'],
])('%j is not served', (head) => {
  expect(kindOf(bytes(head))).toBeNull()
})

const pdf = { type: 'application/pdf', endings: ['.pdf'], isShown: true } as const
const office = {
  type: 'application/octet-stream',
  endings: ['.zip', '.docx'],
  isShown: false,
} as const

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
  ['filename="notice-board.JPG"', 'notice-board.pdf'],
  ['filename="evil.html"', 'evil.html.pdf'],
  ['filename="a\\"; x=\\"b.exe"', 'a; x=b.exe.pdf'],
  [`filename*=UTF-8''invoice%E2%80%AEfdp.html`, 'invoicefdp.html.pdf'],
  [`filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a.pdf`, 'xSet-Cookie a.pdf'],
  [`filename*=UTF-8''..%2F..%2F.bashrc`, 'bashrc.pdf'],
  [`filename*=UTF-8''%E0%A4%A`, 'file.pdf'],
  ['', 'file.pdf'],
])('%s is sent as %s', (given, expected) => {
  expect(disposition(given, pdf, true)).toContain(`attachment; filename="${expected}"`)
})

test('files that are not displayed are downloaded, and names are limited', () => {
  expect(disposition('filename="form.docx"', office, false)).toBe(
    'attachment; filename="form.docx"',
  )
  expect(disposition(`filename="${'a'.repeat(9_000)}"`, office, false).length).toBeLessThan(160)
})
