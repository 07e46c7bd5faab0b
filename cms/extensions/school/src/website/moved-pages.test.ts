import { addressesAfter } from './moved-pages.ts'

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
