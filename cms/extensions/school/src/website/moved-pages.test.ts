import { addressesAfter, isOnlyRowOf } from './moved-pages.ts'

const library = { page_name: 'library', address: '/Library', other_addresses: '/books' }

test.each([
  ['keeps its old address', library, { address: '/Reading Room' }, '/books\n/Library'],
  ['without an address had its name', { page_name: 'NCC' }, { address: '/Cadets' }, '/NCC'],
  ['gets its name', library, { address: null }, '/books\n/Library'],
  ['moves back', { ...library, address: '/Books' }, { address: '/books' }, '/Books'],
  ['does not move', library, { title: 'Our library' }, undefined],
  ['keeps its address', library, { address: '/Library' }, undefined],
])('a page that %s', (_, before, changes, addresses) => {
  expect(addressesAfter(before, changes)).toBe(addresses)
})

test('a further text of a page is not the page', () => {
  const status = 'published'
  const page = { id: 1, page_name: 'homework', address: '/Homework', status }
  const text = { id: 2, page_name: 'Homework', address: null, status }
  const other = { id: 3, page_name: 'library', address: '/Library', status }
  expect(isOnlyRowOf(text, [page, text, other])).toBe(false)
  expect(isOnlyRowOf(page, [page, other])).toBe(true)
  expect(isOnlyRowOf(page, [page, { ...text, status: 'draft' }])).toBe(true)
})
