import { changeItem, createItem, deleteItem } from '../support/cms.ts'
import { expect, thirdPartyTest as test } from '../support/test.ts'
import { openUntil } from '../support/visitor.ts'

/** The embed code of a form service. */
const formMarkup = (src: string) =>
  `<iframe src="${src}" width="640" height="900" frameborder="0">Loading…</iframe>`

const EMBED = formMarkup('https://docs.google.com/forms/d/e/A-FORM-OF-THE-TESTS/viewform')

// A sample form that no other test changes.
const OPEN = 'Class VII: Science, unit test 2'

test('without JavaScript each form is a plain link', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/exam-center')
  const forms = page.getByRole('region', { name: 'Open forms' })
  await expect(forms.getByRole('link', { name: OPEN })).toHaveAttribute(
    'href',
    'https://docs.google.com/forms/d/e/SAMPLE-FORM-ID/viewform',
  )
})

const placed = 'a form is on the page of its class until it is closed, any other in the exam centre'
test(placed, { tag: '@desktop' }, async ({ page, request }) => {
  const mark = Date.now()
  const unknown = `<script>alert(1)</script>${formMarkup('https://evil.example/forms/x')}`
  const plant = (title: string, place: string | null, embed: string) =>
    createItem('exam', { active: true, title: `${title} ${mark}`, embed, place })
  const unplaced = await plant('Nowhere', null, unknown)
  const ofClass = await plant('Form of class VII', 'exam-vii', EMBED)
  const heading = page.getByRole('heading', { name: `Form of class VII ${mark}` })
  await openUntil(page, '/exam-vii', () => expect(heading).toBeVisible({ timeout: 500 }))
  const advice = page.getByText(`Nowhere ${mark}: ask the school office for the form.`)
  await openUntil(page, '/exam-center', () => expect(advice).toBeVisible({ timeout: 500 }))
  // The embed code of an unknown service never reaches the page.
  const centre = await (await request.get('/exam-center')).text()
  expect(centre).not.toContain('evil.example')
  expect(centre).not.toContain(`Form of class VII ${mark}`)
  await changeItem('exam', ofClass, { active: false })
  await openUntil(page, '/exam-vii', () => expect(heading).toBeHidden({ timeout: 500 }))
  for (const id of [unplaced, ofClass]) await deleteItem('exam', id)
})

test.describe('choosing a form', { tag: '@js' }, () => {
  const chosen = 'hides the list, opens the form and leads back'
  test(chosen, { tag: '@desktop' }, async ({ page, asked, expectAccessible }) => {
    await page.goto('/exam-center')
    const button = page.getByRole('button', { name: OPEN })
    const form = page.frameLocator(`iframe[title="${OPEN}"]`)
    await expect(button).toBeVisible()
    expect(asked).toEqual([])

    await button.click()
    await expect(page.getByRole('heading', { name: OPEN })).toBeFocused()
    await expect(page).toHaveURL(/\/exam-center#form-\d+$/)
    await expect(button).toBeHidden()
    await expect(form.getByRole('heading')).toHaveText('This is docs.google.com')
    await expect(page.getByRole('main').getByText('Loading...')).toBeHidden()
    expect(asked).toEqual([
      'https://docs.google.com/forms/d/e/SAMPLE-FORM-ID/viewform?embedded=true',
    ])
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^allow-scripts allow-forms /)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Back to all forms' }).click()
    await expect(button).toBeFocused()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  const shared =
    'can be shared: the address shows the form’s place, without a request to its service'
  test(shared, { tag: '@phone' }, async ({ page, asked }) => {
    await page.goto('/exam-center')
    await page.getByRole('button', { name: OPEN }).click()
    await expect(page).toHaveURL(/#form-\d+$/)
    const address = page.url()
    await page.goto('about:blank')
    asked.length = 0

    await page.goto(address)
    await expect(page.getByRole('heading', { name: OPEN })).toBeFocused()
    await expect(page.getByText('your browser contacts docs.google.com.')).toBeVisible()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Open the form here' }).click()
    await expect(page.getByRole('group', { name: OPEN })).toBeFocused()
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})
