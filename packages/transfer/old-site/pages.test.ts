import type { Row } from '../../../cms/setup/client.ts'
import samplePages from '../../../sample/pages.json' with { type: 'json' }
import { converted, page, SITE } from '../testing/converted.ts'
import { item as wordpressItem, meta, wxr } from '../testing/wordpress.ts'

/** The pages of the sample, of which the texts were cleared. */
const CLEARED: Row[] = samplePages.map((row) => ({ ...row, content: null, status: 'published' }))

test.each([
  ['Our Staff', 'faculty'],
  ['हमारे शिक्षक', 'faculty'],
  ['শিক্ষক', 'faculty'],
  ['Fees', 'fee_payment_rules'],
  ['Fee Structure', 'fee_payment_rules'],
  ['शुल्क', 'fee_payment_rules'],
  ['Photo Gallery', 'gallery'],
  ['ভর্তি', 'take_admission'],
  ['Results', 'results'],
  ['परीक्षा', 'examination'],
  ['The School', 'about_us'],
  // These are pages of their own.
  ['Safety', 'Safety'],
  ['Chairman’s desk', 'Chairmans-desk'],
  ['History of Tezpur', 'History-of-Tezpur'],
  ['News', 'News'],
  ['Our', 'Our'],
])('a page with the title %s is the page %s', async (title, name) => {
  const { pages } = await converted({ 'x1.html': page(title, '<p>Text</p>') }, CLEARED)
  expect(pages).toMatchObject([{ title, page_name: name, content: '<p>Text</p>' }])
})

test('of several pages with one meaning each has its text, and that with the name is the page', async () => {
  const { pages, redirects } = await converted(
    {
      'a.html': page('Teachers', '<p>A</p>'),
      'b.html': page('Faculty', '<p>B</p>'),
      'c.html': page('Staff', '<p>C</p>'),
      'd.html': page('Faculty', '<p>D</p>'),
    },
    CLEARED,
  )
  expect(pages.map((row) => [row['page_name'], row['content']])).toEqual([
    ['Teachers', '<p>A</p>'],
    ['faculty', '<p>B</p>'],
    ['Staff', '<p>C</p>'],
    ['Faculty-2', '<p>D</p>'],
  ])
  expect(redirects['/b.html']).toBe('/Faculty')
})

test('a home page with a list of teachers is not the page of the teachers', async () => {
  const table =
    '<table><tr><th>Name</th><th>Post</th></tr><tr><td>Asha Rao</td><td>PGT</td></tr></table>'
  const { pages } = await converted(
    { 'index.html': page('Neem School', table), 'b.html': page('Those who teach', table) },
    CLEARED,
  )
  expect(pages.map((row) => row['page_name']).toSorted()).toEqual(['Neem-School', 'faculty'])
})

test.each([
  ['at its address', { 'index.html': page('Neem School', '<p>Text</p>') }],
  [
    'by its title',
    { 'start.html': '<title>Home page</title><body><h1>Start here</h1><p>Text</p>' },
  ],
])(
  'the text of a home page is a page next to About us, and not the home page: %s',
  async (_, files) => {
    const [about = {}] = SITE
    const home = { ...about, page_name: 'home', address: '/', title: 'Start here', kind: 'home' }
    const { pages } = await converted(files, [home, { ...about, menu_group: 'About' }])
    expect(pages).toMatchObject([{ menu_group: 'About', content: '<p>Text</p>' }])
  },
)

test('a page that only means one with a text of the office is a page of its own', async () => {
  const rows = CLEARED.map((row) =>
    row['page_name'] === 'faculty' ? { ...row, content: '<p>Ours</p>' } : row,
  )
  const { pages } = await converted({ 'a.html': page('Teachers', '<p>A</p>') }, rows)
  expect(pages).toMatchObject([{ page_name: 'Teachers', content: '<p>A</p>' }])
})

const item = (title: string, href: string, inner = '') =>
  `<li><a href="${href}">${title}</a>${inner && `<ul>${inner}</ul>`}</li>`

test('a new page is in the group of the menu in which the old website had it', async () => {
  const menu = `<ul>${[
    item('Home', 'index.html'),
    item('About Us', '#', item('Our founder', 'founder.html')),
    item('<span>Facilities</span>', '#', item('Canteen', 'canteen.html')),
    item('Admissions', 'x', item('Hostel fees', 'mess.html')),
    item('हमारे शिक्षक', '#', item('Awards of teachers', 'awards.html')),
    item('More', '#', item('Alumni', 'alumni.html')),
  ].join('')}</ul>`
  const crumbs = '<div class="breadcrumbs"><a href="/">Home</a> <a href="/a">Academics</a></div>'
  const { pages, unlisted } = await converted(
    {
      'founder.html': page('Founder of all', `${menu}<p>A</p>`),
      'canteen.html': page('Canteen', `${menu}<p>B</p>`),
      'mess.html': page('Hostel fees and mess', `${menu}<p>C</p>`),
      'awards.html': page('Awards of teachers', `${menu}<p>D</p>`),
      'alumni.html': page('Alumni', `${menu}<p>E</p>`),
      'activities/ncc.html': page('NCC', `${menu.replaceAll('href="', 'href="../')}<p>F</p>`),
      'streams.html': page('Streams', `${menu}${crumbs}<p>G</p>`),
      'foot.html': page('Foot', `${menu}<h4>Activities</h4><ul>${item('Scouts', 's.html')}</ul>`),
      's.html': page('Scouts', `${menu}<p>H</p>`),
    },
    CLEARED,
  )
  expect(Object.fromEntries(pages.map((row) => [row['title'], row['menu_group']]))).toMatchObject({
    'Founder of all': 'About',
    Canteen: 'Facilities',
    'Hostel fees and mess': 'Admission',
    'Awards of teachers': 'Administration',
    NCC: 'Activities',
    Streams: 'Academics',
    Scouts: 'Activities',
  })
  expect(unlisted).toBe('Alumni, Foot')
})

test('the menus of an export of WordPress count too, also those that go round', async () => {
  const entry = (id: number, title: string, object: number, parent: number) =>
    wordpressItem(
      'nav_menu_item',
      title,
      '',
      meta('_menu_item_object_id', object) + meta('_menu_item_menu_item_parent', parent),
      id,
    )
  const { pages, unlisted } = await converted(
    wxr(
      wordpressItem('page', 'Robotics', 'Text', '', 1),
      wordpressItem('page', 'Activities and more', 'Text', '', 2),
      wordpressItem('page', 'Round', 'Text', '', 3),
      entry(10, '', 2, 11),
      entry(11, 'Facilities', 0, 0),
      entry(12, '', 1, 10),
      entry(13, '', 3, 14),
      entry(14, 'Other', 0, 13),
    ),
    CLEARED,
  )
  expect(pages.map((row) => row['menu_group'])).toEqual(['Facilities', 'Facilities', undefined])
  expect(unlisted).toBe('Round')
})
