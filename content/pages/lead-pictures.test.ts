import { pages } from '../../lib/pages/pages.ts'
import { getLeadPicture } from './lead-pictures.ts'

const WITH_PICTURE = ['text', 'curriculum', 'abacus', 'houses', 'clubs', 'awaiting']
const inGroups = pages.filter(({ template, group }) => group && WITH_PICTURE.includes(template))

test.each(inGroups.map(({ path, row }) => [path, row]))(
  'beside the title of %s stands a picture',
  (_path, row) => {
    expect(getLeadPicture(row)?.src).toMatch(/^\/pictures\/[a-z-]+\.svg$/)
  },
)

test('a page without one has none', () => {
  expect(getLeadPicture('privacy_policy')).toBeNull()
})

test('each of the nine facilities has a picture of its own', () => {
  const facilities = pages.filter(({ group }) => group === 'facilities')
  expect(facilities).toHaveLength(9)
  expect(new Set(facilities.map(({ row }) => getLeadPicture(row)?.src)).size).toBe(9)
})
