import { expect, test } from './support/test.ts'

test.use({ quiet: undefined })

test('a wrong address gets the error screen, with a way on', async ({ page, expectAccessible }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await expect(page.getByRole('link', { name: /Call the school/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})
