import { cmsFile } from './columns.ts'

const id = '11111111-2222-4333-8444-555555555555'
const paper = { id, title: null, filename_download: 'fire.pdf', type: null, modified_on: null }
const bytesOf = (filesize: unknown) => cmsFile.safeParse({ ...paper, filesize }).data?.bytes

test.each([
  ...[[38_400, 38_400] as const, ['38400', 38_400] as const, [null, null] as const],
  ...[true, [], '', 'many', -1, {}].map((none) => [none, undefined] as const),
])('the size %p is %p', (filesize, bytes) => {
  expect(bytesOf(filesize)).toBe(bytes)
})
