import { readFileSync } from 'node:fs'
import { HEAD_BYTES, kindOf } from './file-kind.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['annual-sports-day.pdf', 'application/pdf'],
  ['library.webp', 'image/webp'],
])('the sample %s is what it says', (name, type) => {
  const sample = readFileSync(`cms/sample/files/${name}`).subarray(0, HEAD_BYTES)
  expect(kindOf(sample)).toMatchObject({ type, isShown: true })
})

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
])('%j is shown', (head, type) => {
  expect(kindOf(bytes(head))).toMatchObject({ type, isShown: true })
})

test.each(['GIF89a=1;alert(1)//', 'PK\x03\x04\x14\0', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'])(
  '%j is only for saving',
  (head) => {
    expect(kindOf(bytes(head))).toMatchObject({ type: 'application/octet-stream', isShown: false })
  },
)

test.each([
  ...['', '%PDF', '<html>', '<script>', '<svg ', '\xef\xbb\xbf<html>', ' %PDF-1.4', '\n%PDF-1.4'],
  ...['<!--%PDF-1.4', 'RIFF/**/=1;//', 'alert(1)', 'MZ\x90\0', '\x7fELF', '\0asm\x01', 'From: <x>'],
])('%j is nothing for a school', (head) => {
  expect(kindOf(bytes(head))).toBeNull()
})
