import { documents } from '../content/pages/documents.ts'
import { expect, test } from './support/third-party.ts'

const FORM = 'CBSE games: registration of a team'

test('the annexure is there to save, with its type and size', async ({ page, request }) => {
  await page.goto('/cbse-games')
  const link = page.getByRole('link', { name: /^CBSE games: annexure \(PDF, \d+ kB\)$/ })
  await expect(link).toHaveAttribute('href', documents.gamesAnnexure.path)
  expect((await request.get(documents.gamesAnnexure.path)).status()).toBe(200)
})

test('registration and map are links of their own, whatever the browser can', async ({ page }) => {
  await page.goto('/cbse-games')
  const step = page.getByRole('region', { name: 'Then the registration form' })
  await expect(step.getByRole('heading', { name: FORM })).toBeVisible()
  await expect(
    step.getByRole('link', { name: 'Open the form in a page of its own' }),
  ).toHaveAttribute('href', 'https://docs.google.com/forms/d/e/SAMPLE-FORM-ID/viewform')
  await expect(page.getByRole('link', { name: /^See the place on / })).toBeVisible()
})

test('form and map come on the visitor’s word', async ({
  page,
  asked,
  javaScriptEnabled,
  expectAccessible,
}) => {
  test.skip(javaScriptEnabled === false)
  await page.goto('/cbse-games')
  await expect(page.getByRole('img', { name: /drawn map/i })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Open the form here' }).click()
  await expect(page.frameLocator(`iframe[title="${FORM}"]`).getByRole('heading')).toHaveText(
    'This is docs.google.com',
  )
  await page.getByRole('button', { name: 'Open the map here' }).click()
  await expect(page.frameLocator('iframe[title^="Map: "]').getByRole('heading')).toHaveText(
    'This is www.openstreetmap.org',
  )
  expect(asked.map((address) => new URL(address).host)).toEqual([
    'docs.google.com',
    'www.openstreetmap.org',
  ])
  await expectAccessible(page)
})
