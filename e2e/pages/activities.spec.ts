import { documents } from '../../content/pages/documents.ts'
import { houses } from '../../content/pages/activities/house.ts'
import { expect, test } from '../support/test.ts'

test('the abacus: its picture, what it does, and the notice board', async ({ page }) => {
  await page.goto('/Abacus')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /abacus/ })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Abacus' })).toContainText(
    'It speeds up calculation and improves precision, accuracy and concentration.',
  )
  const words = await page.getByRole('heading', { level: 1 }).boundingBox()
  const picture = await main.locator('figure img').boundingBox()
  if (!words || !picture) throw new Error('The heading or the picture is not shown')
  const isApart = words.x + words.width <= picture.x || words.y + words.height <= picture.y
  expect(isApart, 'no word covers the picture').toBe(true)

  const board = main.getByRole('region', { name: 'Notice board' })
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
  const main = page.getByRole('main')
  await expect(
    main.getByText('Language, Maths, Cultural, Eco, Heritage, Science, Sports, Quiz and Tourism'),
  ).toBeVisible()
  const cards = main.getByRole('region', { name: 'The nine clubs' }).getByRole('listitem')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    ...['Language', 'Maths', 'Cultural', 'Eco', 'Heritage'],
    ...['Science', 'Sports', 'Quiz', 'Tourism'],
  ])
  await expect(cards.getByText(/^President M(r|rs|s) \S+ \S+$/)).toHaveCount(9)
  const sources = await cards
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')))
  expect(sources).toEqual(Array(9).fill('/pictures/club.svg'))
})

test('the four houses have their banners, people and events', async ({ page }) => {
  await page.goto('/House')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(4)
  expect(houses.map(({ name }) => name)).toEqual([
    ...['Palash House', 'Surya House', 'Neem House', 'Sagar House'],
  ])
  for (const { name, teacher, captain, flagBearer, events } of houses) {
    const house = page.getByRole('main').getByRole('article', { name })
    expect(teacher.role).toMatch(/^House (master|teacher)$/)
    await expect(house.getByRole('term')).toHaveText([
      ...[teacher.role, 'Captain', 'Flag bearer', 'Events'],
    ])
    await expect(house.getByRole('definition')).toHaveText([
      ...[teacher.name, captain, flagBearer, ...events],
    ])
    await expect(house.getByRole('img', { name: /banner/ })).toBeVisible()
  }
})

test('the annexure of the games can be downloaded, with its type and size', async ({
  page,
  request,
}) => {
  await page.goto('/cbse-games')
  const link = page.getByRole('link', { name: /^CBSE games: annexure \(PDF, \d+ kB\)$/ })
  await expect(link).toHaveAttribute('href', '/docs/pdf/cbse-games-annexure.pdf')
  expect(documents.gamesAnnexure.path).toBe('/docs/pdf/cbse-games-annexure.pdf')
  expect((await request.get(documents.gamesAnnexure.path)).status()).toBe(200)
})
