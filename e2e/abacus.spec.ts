import { expect, test } from './support/test.ts'

test('the abacus: its picture, what it does, and the notice board', async ({ page }) => {
  await page.goto('/Abacus')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /abacus/ })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Abacus' })).toContainText(
    'It speeds up calculation and improves precision, accuracy and concentration.',
  )
  const board = main.getByRole('region', { name: 'Notice board' })
  await expect(board.getByRole('listitem')).toHaveText(
    Array<string>(5).fill('Your Class will Start from 9.40 am'),
  )
  await board.getByRole('link').click()
  await expect(page).toHaveURL('/notices')
})

test('no word of the abacus page stands over a picture', async ({ page }) => {
  await page.goto('/Abacus')
  const words = await page.getByRole('heading', { level: 1 }).boundingBox()
  const picture = await page.getByRole('main').locator('figure img').boundingBox()
  if (!words || !picture) throw new Error('The heading or the picture is not shown')
  const isBeside = words.x + words.width <= picture.x || words.y + words.height <= picture.y
  expect(isBeside).toBe(true)
})
