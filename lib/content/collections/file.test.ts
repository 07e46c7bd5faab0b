import { cmsFile } from './file.ts'

const paper = {
  id: '11111111-2222-4333-8444-555555555555',
  title: null,
  filename_download: 'fire.pdf',
  type: 'application/pdf',
  filesize: 38_400,
  modified_on: null,
}
const bytesOf = (filesize: unknown) => cmsFile.safeParse({ ...paper, filesize }).data?.bytes

test.each([
  [38_400, 38_400],
  ['38400', 38_400],
  [null, null],
])('the size %p is %p', (filesize, bytes) => {
  expect(bytesOf(filesize)).toBe(bytes)
})

test.each([[true], [[]], [''], ['many'], [-1], [{}]])('%p is no size', (filesize) => {
  expect(bytesOf(filesize)).toBeUndefined()
})
