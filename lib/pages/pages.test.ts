import { groupIds } from './groups.ts'
import { hrefOf } from './href.ts'
import { findPage, navigation, pages } from './pages.ts'

/** What the site has beyond the specification. */
const own = ['/notices', '/search', '/site-map']

/** Every screen of the specification, section 2, as it writes them. */
const specified = [
  ...['/', '/AboutUs', '/Vision&Mission', '/Infrastructure', '/SchoolCalendar', '/Contact Us'],
  ...['/Curriculum', '/Examination', '/Homework', '/Booklist', '/ebooks', '/Scholarship', '/Trust'],
  ...['/Management', '/Faculty', '/SexualHarassmentCommittee', '/FeePaymentRules'],
  ...['/Rules&Regulations', '/Procedure', '/Schedule', '/TakeAdmission', '/SoftSkills'],
  ...['/LifeSkills', '/Karate', '/Abacus', '/House', '/Club', '/Events', '/Library'],
  ...['/ChemistryLab', '/PhysicsLab', '/SocialScienceLab', '/MathLab', '/LanguageLab'],
  ...['/SmartRoom', '/Infirmary', '/Indoor&OutdoorGames', '/Disclosure', '/Gallery'],
  ...['/Privery_policy', '/cbse-sports', '/exam-center', '/exam-vii', '/exam-viii', '/cbse-games'],
  '/cns-gallery',
]

test('the table holds the 46 screens of the specification, and our own', () => {
  expect(specified).toHaveLength(46)
  expect(pages.map((page) => page.path).sort()).toEqual([...specified, ...own].sort())
})

test('no two pages share a path, a title or a row', () => {
  for (const key of ['path', 'title', 'row'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
  }
})

test('the six groups hold every page of the specification but home and the privacy policy', () => {
  expect(groupIds).toHaveLength(6)
  const grouped = navigation.flatMap((group) => group.pages)
  const outside = pages.filter((page) => !grouped.includes(page)).map((page) => page.path)
  expect(outside).toEqual(['/', '/notices', '/Privery_policy', '/search', '/site-map'])
})

test('pages are found by their exact decoded path only', () => {
  expect(findPage('/Contact Us')?.title).toBe('Contact us')
  expect(findPage('/contact us')).toBeNull()
})

test.each([
  ['/Contact Us', '/Contact%20Us'],
  ['/Vision&Mission', '/Vision&Mission'],
] as const)('%s is linked to as %s', (path, href) => {
  expect(hrefOf({ path })).toBe(href)
})
