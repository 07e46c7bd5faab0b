import { infrastructureFilters } from '@/content/pages/about/infrastructure'
import { pickFilter } from './filtered-pictures'

test.each([
  ['Library', 'Library'],
  ['All', 'All'],
  ['', 'All'],
  [undefined, 'All'],
  ['library', 'All'],
  ['Swimming', 'All'],
  ['constructor', 'All'],
])('show=%s is %s', (asked, filter) => {
  expect(pickFilter(infrastructureFilters, asked)).toBe(filter)
})
