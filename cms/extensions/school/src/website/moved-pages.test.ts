import type { Hooks } from '../shared.ts'
import { addressesAfter, isOnlyRowOf, keepOldAddresses, refuseSecondPage } from './moved-pages.ts'

const library = { page_name: 'library', address: '/Library', other_addresses: '/books' }

test.each([
  ['keeps its old address', library, { address: '/Reading Room' }, '/books\n/Library'],
  ['without an address had its name', { page_name: 'NCC' }, { address: '/Cadets' }, '/NCC'],
  ['gets its name', library, { address: null }, '/books\n/Library'],
  ['moves back', { ...library, address: '/Books' }, { address: '/books' }, '/Books'],
  ['does not move', library, { title: 'Our library' }, undefined],
])('a page that %s', (_, before, changes, addresses) => {
  expect(addressesAfter(before, changes)).toBe(addresses)
})

const rows = [
  {
    id: 1,
    page_name: 'library',
    address: '/Library',
    title: 'Our library',
    kind: 'text',
    content: '<p>Own</p>',
    other_addresses: '/reading-room\n/books',
  },
  { id: 2, page_name: 'events', title: null, kind: 'coming', content: null },
  {
    id: 3,
    page_name: 'take_admission',
    address: '/TakeAdmission',
    title: 'Admission',
    kind: 'enquiry',
  },
  { id: 4, page_name: 'home', address: '/', title: 'Home', kind: 'home' },
  {
    id: 5,
    page_name: 'soft_skills',
    address: '/SoftSkills',
    kind: 'text',
    content: '<p>S</p>',
    sample: true,
  },
]

test.each([
  ['a free address', { page_name: 'NCC', address: '/Cadets', kind: 'text' }, null],
  ['a text for a page without one', { page_name: 'Events', content: '<p>E</p>' }, null],
  ['a text for a page of the sample', { page_name: 'SoftSkills', content: '<p>E</p>' }, null],
  ['a draft for a page', { page_name: 'library', kind: 'text', status: 'draft' }, null],
  [
    'the address of another page',
    { page_name: 'NCC', address: '/library' },
    'Our library” has this address',
  ],
  [
    'its address in a draft',
    { page_name: 'NCC', address: '/Library', status: 'draft' },
    'this address',
  ],
  [
    'the name of another as address',
    { page_name: 'NCC', address: '/Events' },
    'events” has this address',
  ],
  [
    'a second enquiry form',
    { page_name: 'x20', kind: 'enquiry' },
    'Admission” is at /TakeAdmission already',
  ],
  ['a second home page', { page_name: 'Start', kind: 'home' }, 'Home” is at / already'],
  [
    'a page that has its address as name',
    { page_name: 'TakeAdmission', kind: 'text' },
    'Admission',
  ],
  [
    'an other address of another page',
    { page_name: 'NCC', other_addresses: '/cadets\n/Reading_Room/' },
    '/Reading_Room/ leads to the page “Our library” already',
  ],
  [
    'the address of another page as other address',
    { page_name: 'NCC', other_addresses: '/takeadmission' },
    'Admission” already',
  ],
  ['one in a draft', { page_name: 'NCC', other_addresses: '/books', status: 'draft' }, null],
  ['a second text for a page', { page_name: 'library', content: '<p>E</p>' }, 'Our library'],
])('a new row with %s', (_, page, message) => {
  const save = () => refuseSecondPage(page, page, rows)
  if (message) expect(save).toThrow(message)
  else expect(save).not.toThrow()
})

test('a page is changed in its own row, and a draft becomes its text only if it has none', () => {
  const save = (page: object, changes: object) => () =>
    refuseSecondPage({ ...page, ...changes }, { ...changes }, rows)
  expect(save(rows[0] ?? {}, { address: '/Reading', kind: 'books' })).not.toThrow()
  expect(save(rows[0] ?? {}, { kind: 'faculty' })).not.toThrow()
  expect(save(rows[0] ?? {}, { kind: 'enquiry' })).toThrow('Admission')
  const draft = { id: 9, page_name: 'soft_skills', kind: 'text', status: 'draft' }
  expect(save(draft, { status: 'published' })).not.toThrow()
  expect(save({ ...draft, page_name: 'library' }, { status: 'published' })).toThrow('Our library')
  expect(save(rows[0] ?? {}, { other_addresses: '/books\n/shelf' })).not.toThrow()
  const listed = { ...draft, page_name: 'NCC', other_addresses: '/books' }
  expect(save(listed, { status: 'published' })).toThrow('/books leads to')
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

test('of two pages that are created at once, the second waits until the first is stored', async () => {
  const steps: string[] = []
  const step = (name: string) => () => Promise.resolve(steps.push(name) && [])
  const client = { config: { client: 'pg' } }
  const table = () => ({ select: () => ({ where: step('read') }) })
  const database = Object.assign(table, { client, raw: step('lock') })
  const filters = new Map<string, (row: object, meta: object, where: object) => unknown>()
  const filter = (name: string, run: never) => filters.set(name, run)
  keepOldAddresses({ filter } as unknown as Hooks)
  await filters.get('pages.items.create')?.({ page_name: 'NCC' }, {}, { database })
  expect(steps).toEqual(['lock', 'read'])
})
