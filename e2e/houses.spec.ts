import { houses } from '../content/pages/activities/house.ts'
import { expect, test } from './support/test.ts'

test('the four houses stand under their banners with their people and events', async ({ page }) => {
  await page.goto('/House')
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(4)
  for (const { name, teacher, captain, flagBearer, events } of houses) {
    const house = main.getByRole('article', { name })
    await expect(house.getByRole('term')).toHaveText([
      teacher.role,
      'Captain',
      'Flag bearer',
      'Events',
    ])
    await expect(house.getByRole('definition')).toHaveText([
      teacher.name,
      captain,
      flagBearer,
      ...events,
    ])
    await expect(house.getByRole('img', { name: /banner/ })).toBeVisible()
  }
})
