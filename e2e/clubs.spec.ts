import { expect, test } from './support/test.ts'

const clubs = [
  ...['Language', 'Maths', 'Cultural', 'Eco', 'Heritage'],
  ...['Science', 'Sports', 'Quiz', 'Tourism'],
]

test('the nine clubs stand under their intro, each with its president and the same picture', async ({
  page,
}) => {
  await page.goto('/Club')
  const main = page.getByRole('main')
  await expect(
    main.getByText('Language, Maths, Cultural, Eco, Heritage, Science, Sports, Quiz and Tourism'),
  ).toBeVisible()
  const cards = main.getByRole('region', { name: 'The nine clubs' }).getByRole('listitem')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(clubs)
  await expect(cards.getByText(/^President M(r|rs|s) \S+ \S+$/)).toHaveCount(9)
  const sources = await cards
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')))
  expect(sources).toEqual(Array(9).fill('/pictures/club.svg'))
})
