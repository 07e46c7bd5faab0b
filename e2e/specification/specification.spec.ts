import type { Page } from 'playwright/test'
import { sampleSchool } from 'school-schema/sample/sample-school'
import { openFooter } from '../support/page-steps.ts'
import { expect, test } from '../support/test.ts'
import { routes } from './routes.ts'

// The specification with literal values, so that no change of content goes unnoticed.

const main = (page: Page) => page.getByRole('main')

/** What is in a page, outside its frame, as the server sends it. */
const readRoute = (page: Page, route: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address)
    const document = new DOMParser().parseFromString(await response.text(), 'text/html')
    const own = document.querySelector('main')
    for (const hidden of own?.querySelectorAll('script, template, [hidden]') ?? []) hidden.remove()
    const textsOf = (selector: string) =>
      [...(own?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim())
    return {
      status: response.status,
      title: textsOf('h1').join(),
      text: own?.textContent ?? '',
      headings: textsOf('h2, h3'),
      pictures: textsOf('img').length,
      links: textsOf('a[href]').length,
      hasPassword: document.querySelector('[type=password]') !== null,
    }
  }, encodeURI(route))

test('all 46 routes are as specified, for everybody and without a cookie', async ({ page }) => {
  expect(Object.keys(routes)).toHaveLength(46)
  await page.goto('/')
  for (const [route, { texts = [], headings = [], pictures = 0, links = 0 }] of Object.entries(
    routes,
  )) {
    const shown = await readRoute(page, route)
    expect.soft(shown, route).toMatchObject({ status: 200, hasPassword: false })
    expect.soft(shown.title, route).not.toBe('')
    for (const text of texts) expect.soft(shown.text, route).toContain(text)
    const ofThese = shown.headings.filter((heading) => headings.includes(heading))
    expect.soft(ofThese, route).toEqual(headings)
    expect.soft(shown.pictures, route).toBeGreaterThanOrEqual(pictures)
    expect.soft(shown.links, route).toBeGreaterThanOrEqual(links)
  }
  expect(await page.context().cookies()).toEqual([])
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

test('each page has the navigation, the top strip, a title bar and the footer', async ({
  page,
}) => {
  await page.goto('/AboutUs')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.locator('summary')).toHaveText([
    'About',
    'Academics',
    'Administration',
    'Admission',
    'Activities',
    'Facilities',
  ])
  const strip = page.getByRole('region', { name: 'Affiliation and contact' })
  await expect(strip).toContainText(sampleSchool.affiliationNumber)
  await expect(strip).toContainText(sampleSchool.schoolCode)
  for (const [name, href] of [
    ['0353 000 0000', 'tel:03530000000'],
    ['office@palash.example', 'mailto:office@palash.example'],
  ] as const)
    await expect(strip.getByRole('link', { name })).toHaveAttribute('href', href)
  const label = main(page).locator('p', { hasText: 'CBSE affiliated, nursery to class X' }).first()
  await expect(label.locator('svg')).toBeVisible()
  await expect(label).toHaveCSS('border-top-left-radius', /^[1-9]\d{2,}|e\+/)
  const footer = await openFooter(page)
  for (const name of ['Palash Vidya Niketan', 'Quick links', 'Contact'])
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(footer).toContainText(sampleSchool.about)
  await expect(footer.getByRole('link', { name: sampleSchool.phone })).toBeVisible()
  // It stays in view.
  await footer.scrollIntoViewIfNeeded()
  await expect(navigation.locator('summary').first()).toBeInViewport()
})

test('the fees by class are those of the school, with Indian commas', async ({ page }) => {
  await page.goto('/FeePaymentRules')
  const table = main(page).getByRole('table', { name: /Fees by class/ })
  await expect(table.locator('tbody').locator('th, td')).toHaveText([
    'Toddler',
    '6,650',
    'Nursery',
    '7,350',
    'LKG',
    '8,150',
    'UKG',
    '9,150',
    'I',
    '9,450',
    'II',
    '10,850',
    'III',
    '11,450',
    'IV',
    '12,200',
    'V',
    '15,050',
    'VI',
    '15,600',
    'VII',
    '16,150',
    'VIII',
    '16,750',
  ])
})

test('the admission schedule is the printed one of its session', async ({ page }) => {
  await page.goto('/Schedule')
  await main(page).locator('summary', { hasText: 'Admission schedule' }).click()
  const table = main(page).getByRole('table', { name: /session 2025-2026/ })
  await expect(table.getByRole('columnheader')).toHaveText(['What', 'Days', 'Hours'])
  await expect(table.getByRole('row')).toHaveCount(1 + 4)
  await expect(table.getByRole('cell', { name: '10:00am-02:00pm' })).toHaveCount(4)
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
