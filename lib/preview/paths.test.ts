import { pageOfRow } from '../pages/indexing.ts'
import { findShown, pathOfRow } from './paths.ts'

test('a page is found by its path, a notice by its number', () => {
  for (const path of ['/', '/Contact Us']) expect(findShown(path)?.page?.path).toBe(path)
  expect(findShown('/notices/5')).toEqual({ page: null, noticeId: 5 })
})

test.each([
  '/nowhere',
  '/notices/0',
  '/notices/-5',
  '/notices/05',
  '/notices/5/',
  '//notices/5',
  '',
])('%j is not found', (path) => {
  expect(findShown(path)).toBeNull()
})

test.each([
  ['notification', '5', '/notices/5'],
  ['faculty', '2', '/Faculty'],
  ['heading', '1', '/'],
  ['school', '1', '/'],
])('a row of %s is shown on its page', (collection, id, path) => {
  expect(pathOfRow(collection, id)).toBe(path)
})

test('a text is shown on the page with its name', () => {
  expect(pageOfRow('curriculum')?.path).toBe('/Curriculum')
  expect(pageOfRow('no_such_row')).toBeNull()
})
