import { sampleSchool } from 'school-schema/sample/sample-school'
import { expect, thirdPartyTest as test } from '../support/test.ts'

const { address } = sampleSchool

test('the online map opens on the visitor’s click', async ({
  page,
  asked,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await page.goto('/Contact%20Us')
  const place = page.getByRole('region', { name: 'Where to find us' })
  await expect(place).toContainText(address)
  await expect(place.getByRole('img', { name: /drawn map/i })).toBeVisible()
  await expect(place.getByRole('link', { name: 'Directions to the school' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  )
  expect(asked).toEqual([])

  const open = place.getByRole('button', { name: 'Open the map here' })
  if (javaScriptEnabled === false) return expect(open).toBeHidden()
  await expect(place.getByText('your browser contacts www.openstreetmap.org.')).toBeVisible()
  await expect(open).toBeEnabled()
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(place.getByRole('group', { name: /^Map: / })).toBeFocused()
  await expect(place.frameLocator('iframe').getByRole('heading')).toHaveText(
    'This is www.openstreetmap.org',
  )
  await expect(place.getByText('Loading...')).toBeHidden()
  await expect(
    place.getByText('If the map does not appear here, open it with this link.'),
  ).toBeVisible()
  expect(asked).toHaveLength(1)
  await expectAccessible(page)
})

const unanswered = 'a form that is never answered has a message with its link'
test(unanswered, { tag: '@phone' }, async ({ page }) => {
  await page.clock.install()
  await page.route('https://docs.google.com/**', () => undefined)
  await page.goto('/cbse-games')
  await expect(page.getByRole('button', { name: 'Open the map here' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the form here' }).click()
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  await page.clock.fastForward('00:20')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /has not loaded. Please use the link.$/,
  )
  await expect(page.getByRole('link', { name: 'Open the form in a new page' })).toBeVisible()
})
