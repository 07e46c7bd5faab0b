import { addressesAfter, isOnlyRowOf, refuseTakenAddress } from './moved-pages.ts'

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

test.each([
  ['of another page is refused', 'NCC', '/library', 'Our library” has this address'],
  ['of the name of another page is refused', 'NCC', '/Events', 'events” has this address'],
  ['of a further text of the page is accepted', 'Library', '/Library', null],
  ['that is free is accepted', 'NCC', '/Cadets', null],
  ['that follows from the name is accepted', 'library', null, null],
])('an address %s', (_, page_name, address, message) => {
  const rows = [
    { ...library, title: 'Our library' },
    { page_name: 'events', title: null },
  ]
  const save = () => refuseTakenAddress({ page_name, address }, rows)
  if (message) expect(save).toThrow(message)
  else expect(save).not.toThrow()
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
