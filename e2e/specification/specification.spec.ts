import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { pages } from '../../content/pages/index.ts'
import { defaultSchool } from '../../content/school.ts'
import { expect, test } from '../support/test.ts'

// The specification of each route with literal values, so that no change of content goes unnoticed.
// Lists of people, books and the like are in lists.spec.ts, behaviour of pages in ../pages.

const main = (page: Page) => page.getByRole('main')

type Said = {
  /** Text of the page itself, outside its frame. */
  texts?: string[]
  headings?: string[]
  hasPicture?: true
  /** It may be empty, but has links to further pages. */
  hasLinks?: true
}

const LABORATORY = { texts: ['well equipped', 'digital measuring instruments'] }
const PICTURE = { hasPicture: true } as const
const LINKS = { hasLinks: true } as const

const SPECIFICATION: Record<string, Said> = {
  '/': {
    texts: ['Be the part of educational revolution!', 'Why choose us'],
    headings: ['Vision', 'Mission', 'Curriculum'],
  },
  '/AboutUs': {
    texts: ['English', 'digital', 'CBSE', 'nursery to class X, senior secondary, with hostel'],
  },
  '/Contact Us': {
    texts: [
      ...['0361 000 0000', 'office@palash.example', '8:30am-2pm'],
      '9:30am-3:30pm Monday to Saturday',
    ],
  },
  '/Vision&Mission': { headings: ['Vision', 'Mission', 'Motto', 'Values'] },
  '/Disclosure': { texts: ['Appendix IX'] },
  '/SchoolCalendar': { texts: ['Academic Calender 2022-23'] },
  '/Schedule': { texts: ['10:00am-02:00pm', 'session 2025-2026'] },
  '/SoftSkills': { texts: ['speak'] },
  '/LifeSkills': { texts: ['Life skills'] },
  '/ChemistryLab': LABORATORY,
  '/PhysicsLab': { texts: ['light'] },
  '/SocialScienceLab': { texts: ['map'] },
  '/MathLab': { texts: ['measuring'] },
  '/LanguageLab': { texts: ['speak'] },
  '/Rules&Regulations': {
    texts: [
      ...['9.40 am', '85%', 'over 3 days', '15th of each month'],
      ...['Rs.100', 'Rs.50', 'over 3 months'],
    ],
  },
  '/FeePaymentRules': {
    texts: [
      ...['15th of each month', 'From the 16th', 'Rs.100 for tuition and Rs.50 for transport'],
      ...['over 3 months', '9:30am-3:30pm Monday to Saturday', '8:30am-2pm', 'classes IX and X'],
    ],
  },
  '/Procedure': {
    texts: ['3+, 6+ and 12+', 'Rs.500', '24 hours'],
    headings: ['Step by step', 'Rules of admission', 'Documents to bring'],
  },
  '/Scholarship': { texts: ['girl'] },
  '/Privery_policy': {
    texts: ['not for users under 13', '13 months', 'Data Protection Board of India'],
  },
  '/Library': PICTURE,
  '/SmartRoom': PICTURE,
  '/Infirmary': PICTURE,
  '/Indoor&OutdoorGames': PICTURE,
  '/Examination': LINKS,
  '/Homework': LINKS,
  '/Events': LINKS,
  '/cbse-sports': LINKS,
  '/exam-viii': LINKS,
  '/cns-gallery': LINKS,
}

for (const [route, { texts = [], headings = [], ...has }] of Object.entries(SPECIFICATION))
  test(`${route} is as specified`, async ({ page }) => {
    await page.goto(encodeURI(route))
    for (const text of texts) await expect.soft(main(page)).toContainText(text)
    for (const name of headings)
      await expect.soft(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
    if (has.hasPicture) await expect(main(page).locator('figure img').first()).toBeVisible()
    if (has.hasLinks) expect(await main(page).getByRole('link').count()).toBeGreaterThan(3)
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
  await expect(strip).toContainText(defaultSchool.affiliationNumber)
  await expect(strip).toContainText(defaultSchool.schoolCode)
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

test('the admission schedule is the printed one of its session', async ({ page }) => {
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

test('every route of the specification has a test', () => {
  const specs = globSync('{journeys,pages,specification}/*.spec.ts', {
    cwd: join(import.meta.dirname, '..'),
  })
  const texts = specs.map((spec) => readFileSync(join(import.meta.dirname, '..', spec), 'utf8'))
  const isNamed = (route: string) => new RegExp(`['\`]${route}['\`#$]`).test(texts.join('\n'))
  const own = ['/notices', '/search', '/site-map', '/accessibility']
  const routes = pages.flatMap(({ path, optional }) =>
    optional || own.includes(path) ? [] : [path],
  )
  expect(routes).toHaveLength(46)
  expect(routes.filter((route) => !isNamed(route))).toEqual([])
})
