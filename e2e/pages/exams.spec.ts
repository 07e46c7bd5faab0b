import { askCms, changeItem, withItem } from '../support/cms.ts'
import { expect, thirdPartyTest as test } from '../support/test.ts'
import { openUntil } from '../support/visitor.ts'

/** Markup as a form service hands it out. */
const formMarkup = (src: string) =>
  `<iframe src="${src}" width="640" height="900" frameborder="0">Loading…</iframe>`

const EMBED = formMarkup('https://docs.google.com/forms/d/e/A-FORM-OF-THE-TESTS/viewform')

// The sample's; no other test changes them.
const OPEN = 'Class VII: Science, unit test 3'
const CLOSED = 'Class VIII: Mathematics, unit test 2'

test('forms are on their own page, and a closed one on none', async ({ request }) => {
  const query = 'fields=title&filter[active][_eq]=false'
  const { rows } = await askCms('GET', `/items/exam?${query}`)
  const closed = rows.map(({ title }) => title)
  expect(closed).toContain(CLOSED)
  const textOf = async (address: string) => (await request.get(address)).text()
  const others = ['/exam-vii', '/exam-viii', '/cbse-games', '/search?q=unit']
  for (const address of ['/exam-center', ...others]) {
    const html = await textOf(address)
    for (const title of closed) expect(html, address).not.toContain(title)
    expect(html, address).not.toContain('<iframe')
  }
  expect(await textOf('/exam-center')).toContain(OPEN)
  expect(await textOf('/exam-vii')).not.toContain(OPEN)
})

test('without JavaScript each form is a plain link', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/exam-center')
  const forms = page.getByRole('region', { name: 'Open forms' })
  await expect(forms.getByRole('link', { name: OPEN })).toHaveAttribute(
    'href',
    'https://docs.google.com/forms/d/e/SAMPLE-FORM-ID/viewform',
  )
  await page.goto('/exam-vii')
  await expect(page.getByRole('link', { name: 'Open the form in a page of its own' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the form here' })).toBeHidden()
})

for (const place of [null, 'no-such-page']) {
  test(`a form whose place is ${place} is in the exam centre`, async ({ page, request }) => {
    const title = `A form of an unknown service ${Date.now()}`
    const embed = `<script>alert(1)</script>${formMarkup('https://evil.example/forms/x')}`
    await withItem('exam', { active: true, title, embed, place }, async () => {
      const advice = page.getByText(`${title}: ask the school office for the form.`)
      await openUntil(page, '/exam-center', () => expect(advice).toBeVisible({ timeout: 500 }))
      // Its markup frames none of the known services, and never reaches the page.
      expect(await (await request.get('/exam-center')).text()).not.toContain('evil.example')
    })
  })
}

test('a form of a class is on the page of that class until it is closed', async ({
  page,
  request,
}) => {
  const title = `Form of class VII ${Date.now()}`
  const form = { active: true, title, embed: EMBED, place: 'exam-vii' }
  await withItem('exam', form, async (id) => {
    await openUntil(page, '/exam-vii', () =>
      expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 500 }),
    )
    expect(await (await request.get('/exam-center')).text()).not.toContain(title)
    await changeItem('exam', id, { active: false })
    await openUntil(page, '/exam-vii', () =>
      expect(page.getByRole('heading', { name: title })).toBeHidden({ timeout: 500 }),
    )
  })
})

test.describe('choosing a form', { tag: '@js' }, () => {
  test('hides the list, opens the form and leads back', async ({
    page,
    asked,
    expectAccessible,
  }) => {
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

  test('can be undone by the browser’s Back', async ({ page, asked }) => {
    await page.goto('/exam-center')
    await page.getByRole('button', { name: OPEN }).click()
    await expect(page.getByRole('heading', { name: OPEN })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: OPEN })).toBeFocused()
    await page.goForward()
    await expect(page.getByRole('heading', { name: OPEN })).toBeFocused()
    expect(new Set(asked).size).toBe(1)
  })

  test('can be shared: the address shows the form’s place, without a request to its service', async ({
    page,
    asked,
  }) => {
    await page.goto('/exam-center')
    await page.getByRole('button', { name: OPEN }).click()
    await expect(page).toHaveURL(/#form-\d+$/)
    const shared = page.url()
    await page.goto('about:blank')
    asked.length = 0

    await page.goto(shared)
    await expect(page.getByRole('heading', { name: OPEN })).toBeFocused()
    await expect(page.getByText('Opening it here contacts docs.google.com.')).toBeVisible()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Open the form here' }).click()
    await expect(page.getByRole('group', { name: OPEN })).toBeFocused()
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  test('says so when the form of a shared address is closed', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/exam-center#form-999999')
    await expect(page.getByText('The form of that address is not open any more.')).toBeVisible()
    await expect(page.getByRole('button', { name: OPEN })).toBeVisible()
    await expectAccessible(page)
  })

  test('of class VII opens it on its own page', async ({ page, asked, expectAccessible }) => {
    await page.goto('/exam-vii')
    const form = page.getByRole('region', { name: 'Class VII: English, unit test 3' })
    await expect(form.getByText('The form comes from Google Forms.')).toBeVisible()
    expect(asked).toEqual([])
    await form.getByRole('button', { name: 'Open the form here' }).click()
    await expect(form.frameLocator('iframe').getByRole('heading')).toBeVisible()
    expect(asked).toHaveLength(1)
    await expectAccessible(page)
  })
})
