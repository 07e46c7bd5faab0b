import { samplePages } from '../testing/sample-rows.ts'
import { pagesSource } from '../pages/pages.ts'
import { storeContent } from '../content/store/store.ts'
import { findShown } from '../addresses/resolve.ts'
import { pathOfRow } from './paths.ts'

beforeAll(() => storeContent(pagesSource, '', samplePages))

test('a page is found by its path, a notice by its number', async () => {
  for (const path of ['/', '/Contact Us'])
    expect(await findShown('en', path)).toMatchObject({ page: { path } })
  expect(await findShown('en', '/notices/5')).toEqual({ noticeId: 5 })
})

test.each([
  '/nowhere',
  '/notices/0',
  '/notices/-5',
  '/notices/05',
  '/notices/5/',
  '//notices/5',
  '',
])('%j is not found', async (path) => {
  expect(await findShown('en', path)).toBeNull()
})

test.each([
  ['notification', '5', '/notices/5'],
  ['faculty', '2', '/Faculty'],
  ['heading', '1', '/'],
  ['school', '1', '/'],
])('a row of %s is shown on its page', async (collection, id, path) => {
  expect(await pathOfRow(collection, id)).toBe(path)
})
