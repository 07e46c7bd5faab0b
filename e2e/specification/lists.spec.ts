import type { Page } from 'playwright/test'
import { schoolDay } from 'school-schema/day'
import { sampleRowsOf } from 'school-schema/sample/sample'
import { kilobytesOf } from '../support/page-steps.ts'
import { expect, test } from '../support/test.ts'

// The lists and tables of the specification, with literal values.

const main = (page: Page) => page.getByRole('main')

test('five book lists, each a document of the stated type and size', async ({ page }) => {
  await page.goto('/Booklist')
  const table = main(page).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Serial Number', 'Class', 'Link'])
  const rows = table.locator('tbody tr')
  await expect(rows).toHaveCount(5)
  const classes = ['LKG', 'UKG', 'Class 1', 'Class 1', 'Class 1']
  for (const [index, row] of (await rows.all()).entries()) {
    const link = row.getByRole('link')
    await expect(link).toHaveText('Click Here To Download')
    await expect(link).toHaveAccessibleName(
      new RegExp(`^Click Here To Download: ${classes[index]}, list ${index + 1}`),
    )
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/docs\/pdf\/books\/.*\.pdf$/)
    await expect(row).toContainText(`(PDF, ${await kilobytesOf(page, href)} kB)`)
  }
})

test('the curriculum shows the text of the CMS and below it the subjects offered', async ({
  page,
}) => {
  await page.goto('/Curriculum')
  await expect(page.getByRole('heading', { name: 'How we teach' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Subjects offered' }).getByRole('listitem'),
  ).toHaveText([
    'English',
    'Bengali',
    'Hindi',
    'Geography',
    'History',
    'SST',
    'Computer',
    'Art',
    'GK',
  ])
})

test('the e-books page links to the board’s site and names its host', async ({ page }) => {
  await page.goto('/ebooks')
  await expect(main(page).getByRole('link', { name: 'The board’s e-books site' })).toHaveAttribute(
    'href',
    /^https:\/\//,
  )
  await expect(main(page)).toContainText(/Opens another website: [a-z.]+\./)
})

test('the abacus: its picture, what it does, and the notice board', async ({ page }) => {
  await page.goto('/Abacus')
  await expect(main(page).getByRole('img', { name: /abacus/ })).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Abacus' })).toContainText(
    'It speeds up calculation and improves precision, accuracy and concentration.',
  )
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const words = await page.getByRole('heading', { level: 1 }).boundingBox()
    const picture = await main(page).locator('figure img').boundingBox()
    if (!words || !picture) throw new Error('The heading or the picture is not shown')
    const isApart = words.x + words.width <= picture.x || words.y + words.height <= picture.y
    expect(isApart, `no word covers the picture at ${width} px`).toBe(true)
  }
  const board = main(page).getByRole('region', { name: 'Notice board' })
  await expect(board.getByRole('listitem')).toHaveText(
    Array<string>(5).fill('Your Class will Start from 9.40 am'),
  )
  await board.getByRole('link').click()
  await expect(page).toHaveURL('/notices')
})

test('the nine clubs follow their intro, each with its president and the same picture', async ({
  page,
}) => {
  await page.goto('/Club')
  await expect(
    page.getByText('Language, Maths, Cultural, Eco, Heritage, Science, Sports, Quiz and Tourism'),
  ).toBeVisible()
  const cards = main(page).getByRole('region', { name: 'Our clubs' }).getByRole('listitem')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Language',
    'Maths',
    'Cultural',
    'Eco',
    'Heritage',
    'Science',
    'Sports',
    'Quiz',
    'Tourism',
  ])
  await expect(cards.getByText(/^President M(r|rs|s) \S+ \S+$/)).toHaveCount(9)
  await expect(cards.locator('img[src="/pictures/club.svg"]')).toHaveCount(9)
})

test('the four houses have their banners, people and events', async ({ page }) => {
  await page.goto('/House')
  await expect(main(page).getByRole('article')).toHaveCount(4)
  const houses = sampleRowsOf('team', schoolDay()).filter(({ kind }) => kind === 'house')
  expect(houses).toHaveLength(4)
  for (const { name, leader, leader_role, captain, flag_bearer, events } of houses) {
    const house = main(page).getByRole('article', { name })
    expect(leader_role).toMatch(/^House (master|teacher)$/)
    const terms = [leader_role ?? '', 'Captain', 'Flag bearer', 'Events']
    await expect(house.getByRole('term')).toHaveText(terms)
    const people = [leader ?? '', captain ?? '', flag_bearer ?? '']
    await expect(house.getByRole('definition')).toHaveText([
      ...people,
      ...(events ?? '').split('\n'),
    ])
    await expect(house.getByRole('img', { name: /banner/ })).toBeVisible()
  }
})

test('the annexure of the games can be downloaded, with its type and size', async ({ page }) => {
  await page.goto('/cbse-games')
  const href = '/docs/pdf/cbse-games-annexure.pdf'
  const name = `CBSE games: annexure (PDF, ${await kilobytesOf(page, href)} kB)`
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
})

test('the teachers are listed by department', async ({ page }) => {
  await page.goto('/Faculty')
  const table = page.getByRole('region', { name: 'Teachers' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Designation', 'Qualification'])
  await expect(table.locator('th[scope=row]').first()).toHaveText('Dr Anjali Sharma')
  await expect(table.locator('th[scope=rowgroup]').first()).toHaveText('Administration')
  const science = table.locator('tbody', { has: page.getByText('Science', { exact: true }) })
  await expect(science.getByRole('row', { name: /Mrs Meera Joshi PGT Chemistry/ })).toHaveCount(1)
})
