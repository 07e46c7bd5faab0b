import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pages } from '../../content/pages/index.ts'
import { expect, test } from '../support/test.ts'

// What the specification says of each route, in its own words: values are literal here, so that no change
// of the content slips through. What another spec proves is in PROVEN_BY.

const main = (page: Page) => page.getByRole('main')

const LABORATORY = ['well equipped', 'digital measuring instruments']

/** Text that the page itself shows, outside its frame. */
const TEXTS: Record<string, string[]> = {
  '/': ['Be the part of educational revolution!', 'Why choose us'],
  '/AboutUs': ['English', 'digital', 'CBSE', 'nursery to class X'],
  '/Contact Us': [
    ...['0361 000 0000', 'office@palash.example', '8:30am-2pm'],
    '9:30am-3:30pm Monday to Saturday',
  ],
  '/Disclosure': ['Appendix IX'],
  '/SchoolCalendar': ['Academic Calender 2022-23'],
  '/Schedule': ['10:00am-02:00pm'],
  '/SoftSkills': ['speak'],
  '/LifeSkills': ['Life skills'],
  '/ChemistryLab': LABORATORY,
  '/PhysicsLab': LABORATORY,
  '/SocialScienceLab': LABORATORY,
  '/MathLab': LABORATORY,
  '/LanguageLab': LABORATORY,
  '/Rules&Regulations': [
    ...['9.40 am', '85%', 'over 3 days', '15th of each month'],
    ...['Rs.100', 'Rs.50', 'over 3 months'],
  ],
  '/FeePaymentRules': [
    ...['15th of each month', 'Rs.100 for tuition and Rs.50 for transport', 'over 3 months'],
    ...['9:30am-3:30pm Monday to Saturday', '8:30am-2pm'],
  ],
  '/Procedure': ['3+, 6+ and 12+', 'Rs.500', '24 hours'],
  '/Scholarship': ['girl'],
  '/Privery_policy': ['not for users under 13'],
}

for (const [route, texts] of Object.entries(TEXTS))
  test(`${route} has the text of the specification`, async ({ page }) => {
    await page.goto(encodeURI(route))
    for (const text of texts) await expect(main(page)).toContainText(text)
  })

for (const [route, ...headings] of [
  ['/', 'Vision', 'Mission', 'Curriculum'],
  ['/Vision&Mission', 'Vision', 'Mission', 'Motto', 'Values'],
  ['/Procedure', 'Step by step', 'Rules of admission', 'Documents to bring'],
] as const)
  test(`${route} has the headings of the specification`, async ({ page }) => {
    await page.goto(encodeURI(route))
    for (const name of headings)
      await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
  })

for (const route of ['/Library', '/SmartRoom', '/Infirmary', '/Indoor&OutdoorGames'])
  test(`${route} has a picture`, async ({ page }) => {
    await page.goto(encodeURI(route))
    await expect(main(page).locator('figure img').first()).toBeVisible()
  })

for (const route of [
  ...['/Examination', '/Homework', '/Events'],
  ...['/cbse-sports', '/exam-viii', '/cns-gallery'],
])
  test(`${route} may be empty, but has links to go on`, async ({ page }) => {
    await page.goto(route)
    expect(await main(page).getByRole('link').count()).toBeGreaterThan(3)
  })

test('the home page has the quick form, flash news and notices', async ({ page }) => {
  await page.goto('/')
  for (const label of [/name/i, /age/i, /class/i, /contact/i, /whatsapp/i])
    await expect(main(page).locator('form').first().getByLabel(label).first()).toBeVisible()
  const news = page.getByRole('region', { name: 'Flash news' }).getByRole('link')
  await expect(news.first()).toHaveAttribute('href', /^\/notices\/\d+$/)
  const notices = page.getByRole('region', { name: 'Notices', exact: true })
  await expect(notices.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('each page has the navigation, the top strip and the footer', async ({ page }) => {
  await page.goto('/AboutUs')
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('summary')).toHaveText([
    ...['About', 'Academics', 'Administration', 'Admission', 'Activities', 'Facilities'],
  ])
  const strip = page.getByRole('region', { name: 'Affiliation and contact' })
  await expect(strip).toContainText('0000000')
  await expect(strip).toContainText('00000')
  for (const [name, href] of [
    ['0361 000 0000', 'tel:03610000000'],
    ['office@palash.example', 'mailto:office@palash.example'],
  ] as const)
    await expect(strip.getByRole('link', { name })).toHaveAttribute('href', href)
  for (const name of ['Palash Vidya Niketan', 'Quick links', 'Contact'])
    await expect(
      page.getByRole('contentinfo').getByRole('heading', { name, exact: true }),
    ).toBeVisible()
})

test('the fees by class are those of the school, with Indian commas', async ({ page }) => {
  await page.goto('/FeePaymentRules')
  const table = main(page).getByRole('table', { name: /Fees by class/ })
  await expect(table.locator('tbody').locator('th, td')).toHaveText([
    ...['Toddler', '6,650', 'Nursery', '7,350', 'LKG', '8,150', 'UKG', '9,150'],
    ...['I', '9,450', 'II', '10,850', 'III', '11,450', 'IV', '12,200'],
    ...['V', '15,050', 'VI', '15,600', 'VII', '16,150', 'VIII', '16,750'],
  ])
})

test('the admission schedule is a table of the session', async ({ page }) => {
  await page.goto('/Schedule')
  const table = main(page).getByRole('table', { name: /session 2025-2026/ })
  await expect(table.getByRole('columnheader')).toHaveText(['What', 'Days', 'Hours'])
  await expect(table.locator('tbody tr')).toHaveCount(4)
})

test('the rules have exactly 31 clauses', async ({ page }) => {
  await page.goto('/Rules&Regulations')
  const clauses = main(page).getByRole('list').filter({ hasText: 'Classes start at' })
  await expect(clauses.getByRole('listitem')).toHaveCount(31)
})

test('the enquiry form asks for five things', async ({ page }) => {
  await page.goto('/TakeAdmission')
  for (const label of ['Student name', 'Age', 'Previous school', 'Contact number', 'Address'])
    await expect(main(page).getByLabel(label)).toBeVisible()
})

/** The spec, in the folder e2e, that proves what the specification says of other routes. */
const PROVEN_BY: Record<string, string> = {
  '/Abacus': 'pages/activities',
  '/Booklist': 'pages/academics',
  '/Club': 'pages/activities',
  '/Curriculum': 'pages/academics',
  '/Faculty': 'pages/faculty',
  '/Gallery': 'pages/gallery',
  '/House': 'pages/activities',
  '/Infrastructure': 'pages/infrastructure',
  '/Karate': 'pages/slider',
  '/Management': 'pages/members',
  '/SexualHarassmentCommittee': 'pages/members',
  '/TakeAdmission': 'journeys/enquiry',
  '/Trust': 'pages/members',
  '/cbse-games': 'pages/third-party',
  '/ebooks': 'pages/academics',
  '/exam-center': 'pages/exams',
  '/exam-vii': 'pages/exams',
}

test('every route of the specification has a test', () => {
  const provenBy = (route: string) => {
    const spec = PROVEN_BY[route]
    const file = spec ? join(import.meta.dirname, `../${spec}.spec.ts`) : import.meta.filename
    return readFileSync(file, 'utf8').match(new RegExp(`['\`]${route}['\`#$]`, 'g')) ?? []
  }
  const own = ['/notices', '/search', '/site-map']
  const routes = pages.map(({ path }) => path).filter((path) => !own.includes(path))
  expect(routes).toHaveLength(46)
  expect(routes.filter((route) => provenBy(route).length === 0)).toEqual([])
})
