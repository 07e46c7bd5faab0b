import { getPageAt } from '../../content/pages/index.ts'
import { isIndexed, rowOfPage } from './indexing.ts'

const row = (name: string) => ({ id: null, name, title: null, content: null, changed: null })

test('a row goes by the name in the table, or else by that of the route', () => {
  const page = getPageAt('/SoftSkills')
  const rows = [row('other'), row('softskills'), row('soft_skills')]
  expect(rowOfPage(page, rows)?.name).toBe('soft_skills')
  expect(rowOfPage(page, rows.slice(0, 2))?.name).toBe('softskills')
  expect(rowOfPage(page, rows.slice(0, 1))).toBeNull()
})

test('the search and pages without content are kept from search engines', () => {
  expect(isIndexed(getPageAt('/Library'), null)).toBe(true)
  expect(isIndexed(getPageAt('/search'), null)).toBe(false)
  expect(isIndexed(getPageAt('/Events'), row('events'))).toBe(false)
})
