import { pagePaths } from 'school-schema/page-names'
import { pages } from './index.ts'

test('the CMS knows the name of every page that a row can belong to', () => {
  const named = pages.filter(({ template }) => template !== 'home')
  expect(Object.entries(pagePaths).toSorted()).toEqual(
    named.map(({ row, path }) => [row, path]).toSorted(),
  )
})
