import { pageRow } from './page-row.ts'
import { pagesSource, pageTableOf } from './pages.ts'

const photo = {
  id: '11111111-2222-4333-8444-555555555555',
  title: 'Assembly',
  description: null,
  filename_download: 'a.jpg',
  type: 'image/jpeg',
  filesize: 1,
  modified_on: null,
  width: 1200,
  height: 800,
}
const textRow = { page_name: 'library', title: null, content: null, search_words: null }

test.each([
  ['with consent', { photo, photo_consent: true, photo_credit: 'A. Sen' }, 'A. Sen'],
  ['without consent', { photo, photo_consent: false, photo_credit: 'A. Sen' }, undefined],
  ['of a CMS that does not ask for consent', { photo }, undefined],
  ['without a photograph', { photo: null, photo_consent: true }, undefined],
])('a page %s shows the photograph accordingly', (_name, columns, credit) => {
  const pages = pagesSource.answer.parse([{ ...textRow, ...columns }])
  expect(pages[0]?.photo?.credit).toBe(credit)
  const files = pagesSource.views(pages, new Date()).files()
  expect(files).toEqual(credit ? [photo.id] : [])
})

const row = (page_name: string, columns: object = {}) => ({ content: null, page_name, ...columns })
const parse = (...rows: object[]) => rows.flatMap((each) => pageRow.parse(each) ?? [])

const own = parse(
  row('home', { kind: 'home' }),
  row('notices', { kind: 'notices' }),
  row('search', { kind: 'search' }),
  row('site_map', { kind: 'site-map' }),
)
const library = row('library', { address: '/Library', title: 'Library', menu_group: 'Facilities' })
const tableOf = (...rows: object[]) => pageTableOf([...own, ...parse(...rows)], own)

test('a new row is a page at its name, and a group of its own', () => {
  const { find, groups } = tableOf(library, row('NCC', { title: 'NCC', menu_group: 'For pupils' }))
  expect(find('/NCC')).toMatchObject({ title: 'NCC', template: 'text' })
  expect(groups.map(({ id, title }) => [id, title])).toEqual([
    ['facilities', 'Facilities'],
    ['for-pupils', 'For pupils'],
  ])
})

test.each(['library', 'Library'])('a row %s without an address is the text of the page', (name) => {
  const text = row(name, { content: '<p>NCC की पुस्तकें</p>' })
  const { pages, named } = tableOf(library, text)
  expect(pages).toHaveLength(own.length + 1)
  expect(named('library')).toMatchObject({ path: '/Library', title: 'Library', language: 'hi' })
  expect(named('library')?.content).not.toBeNull()
})

test('pages are in the order of the office, those without a place last', () => {
  const { pages } = tableOf(row('a'), { ...library, sort: 2 }, row('b', { sort: 1 }))
  expect(pages.map(({ name }) => name).filter((name) => name.length < 8)).toEqual([
    'b',
    'library',
    'home',
    'notices',
    'search',
    'a',
  ])
})

test('without any row all initial pages exist; otherwise only those that the program needs', () => {
  const initial = [...own, ...parse(library)]
  expect(pageTableOf([], initial).find('/Library')).not.toBeNull()
  const { find, pages } = pageTableOf(parse(row('NCC')), initial)
  expect(find('/Library')).toBeNull()
  expect(pages).toHaveLength(own.length + 1)
})

test.each(['/api', 'api', '/a/b', '//evil.example', '/icon.png', '/?q', '', '/%2f'])(
  '%j is no address of a page',
  (address) => {
    expect(pageRow.parse(row('page', { address: address || '/ ' }))).toBeNull()
  },
)

test.each([
  ['/Procedure', [{ text: null, path: '/Procedure' }]],
  ['Our teachers | /Faculty', [{ text: 'Our teachers', path: '/Faculty' }]],
  ['https://evil.example', []],
  ['//evil.example', []],
])('the line %s is the link %j', (links, parsed) => {
  expect(pageRow.parse(row('page', { links }))?.links).toEqual(parsed)
})
