import { findFiles } from './import-files.ts'

const source = (name: string, digest: string, size = 10) => ({ name, digest, size })
const row = (id: string, filename_download: string, filesize = 10) => ({
  id,
  filename_download,
  filesize,
})

test('a file that the CMS has renamed or converted is found by what it was', () => {
  const stored = [row('1', 'logo.jpg'), row('2', 'logo (2).jpg'), row('3', 'paper.pdf', 9)]
  const imported = new Map([
    ['1', { source: 'png' }],
    ['2', { source: 'jpg' }],
    ['3', { source: 'pdf' }],
  ])
  const sources = [source('logo.jpg', 'jpg'), source('logo.png', 'png'), source('paper.pdf', 'pdf')]
  expect(findFiles(sources, stored, imported).map((found) => found?.['id'])).toEqual([
    '2',
    '1',
    '3',
  ])
})

test('a file of which nothing is remembered is found by its name, a PDF also by its size', () => {
  const stored = [row('1', 'logo.jpg'), row('2', 'paper.pdf', 9), row('3', 'other.jpg')]
  const sources = [source('logo.jpg', 'a'), source('paper.pdf', 'b'), source('other.jpg', 'c')]
  expect(findFiles(sources, stored, new Map()).map((found) => found?.['id'])).toEqual([
    '1',
    undefined,
    '3',
  ])
})
