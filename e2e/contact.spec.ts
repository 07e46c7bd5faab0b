import { defaultSchool } from '../content/school.ts'
import { holdScripts } from './support/held.ts'
import { expect, test } from './support/third-party.ts'

const { address, phone, email, officeHours, feeHours } = defaultSchool

test('the contact page says how to reach the school, in links that dial and write', async ({
  page,
}) => {
  await page.goto('/Contact%20Us')
  const main = page.getByRole('main')
  const fact = (term: string) =>
    main.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
  await expect(fact('Telephone').getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    'tel:03610000000',
  )
  await expect(fact('E-mail').getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
  await expect(fact('Address')).toContainText(address)
  await expect(fact('School office')).toContainText(officeHours)
  await expect(fact('Fee counter')).toContainText(feeHours)
  await expect(
    main.getByRole('region', { name: 'Asking about admission?' }).getByRole('link'),
  ).toHaveAttribute('href', '/TakeAdmission')
  await expect(main.getByRole('heading', { name: 'How to come' })).toBeVisible()
})

test('the map is drawn, with a link to the map service beside it', async ({ page, asked }) => {
  await page.goto('/Contact%20Us')
  const place = page.getByRole('region', { name: 'Where to find us' })
  await expect(place).toContainText(address)
  await expect(place.getByRole('img', { name: /drawn map/i })).toBeVisible()
  await expect(place.getByRole('link', { name: 'See the place on OpenStreetMap' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/#map=11\//,
  )
  expect(asked).toEqual([])
})

test('the live map comes on the visitor’s word', async ({
  page,
  asked,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await page.goto('/Contact%20Us')
  const place = page.getByRole('region', { name: 'Where to find us' })
  const open = place.getByRole('button', { name: 'Open the map here' })
  if (javaScriptEnabled === false) return expect(open).toBeHidden()
  await expect(place.getByText('Opening it here contacts www.openstreetmap.org.')).toBeVisible()
  await expect(open).toBeEnabled()
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(place.getByRole('group', { name: /^Map: / })).toBeFocused()
  await expect(place.frameLocator('iframe').getByRole('heading')).toHaveText(
    'This is www.openstreetmap.org',
  )
  await expect(place.getByText('Loading...')).toBeHidden()
  expect(asked).toHaveLength(1)
  await expectAccessible(page)
})

test('the map that was asked for before the script had come opens, once', async ({
  page,
  asked,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false)
  const { letGo } = await holdScripts(page)
  await page.goto('/Contact%20Us')
  await page.getByRole('button', { name: 'Open the map here' }).dblclick()
  expect(asked).toEqual([])
  letGo()
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('the e-books page leads to the board’s site and says that it leaves this one', async ({
  page,
}) => {
  await page.goto('/ebooks')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'The board’s e-books site' })).toHaveAttribute(
    'href',
    /^https:\/\//,
  )
  await expect(main).toContainText(/Leaves this website for [a-z.]+\./)
})
