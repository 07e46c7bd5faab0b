import { enquiryMessages as say } from '../content/enquiry-messages.ts'
import { waitForHydration } from '../scripts/lib/hydration.ts'
import { listItems } from './support/cms.ts'
import { expect, test } from './support/test.ts'

/** A name that no other test and no other run uses. */
const uniqueName = () => `Asha Devi ${crypto.randomUUID().slice(0, 8)}`

test('what the form lacks is said in order, in the specified words, and nothing typed is lost', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/TakeAdmission')
  await page.getByLabel('Student name').fill('Ravi')
  await page.getByLabel('Age').fill('0')
  await page.getByLabel('Contact number').fill('12345')
  await page.getByLabel('Address').fill('House 4,\nMain Road')
  await page.getByRole('button', { name: 'Send admission enquiry' }).click()

  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') })
  await expect(summary.getByRole('listitem')).toHaveText([
    say.studentName,
    say.age,
    say.contactNumber,
  ])
  await expect(page.getByLabel('Student name')).toHaveValue('Ravi')
  await expect(page.getByLabel('Student name')).toHaveAccessibleDescription(
    new RegExp(say.studentName.slice(0, 30)),
  )
  await expect(page.getByLabel('Age')).toHaveValue('0')
  await expect(page.getByLabel('Contact number')).toHaveValue('12345')
  await expect(page.getByLabel('Address')).toHaveValue('House 4,\nMain Road')
  await expectAccessible(page)
})

test('an empty form gets the same three messages', async ({ page }) => {
  await page.goto('/TakeAdmission')
  await page.getByRole('button', { name: 'Send admission enquiry' }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    say.studentName,
    say.age,
    say.contactNumber,
  ])
})

test('a complete enquiry is stored with exactly the specified keys, thanked for and cleared', async ({
  page,
}) => {
  const name = uniqueName()
  await page.goto('/TakeAdmission')
  await page.getByLabel('Student name').fill(`  ${name} `)
  await page.getByLabel('Age').fill('1')
  await page.getByLabel('Contact number').fill('0123456789')
  await page.getByRole('button', { name: 'Send admission enquiry' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Thanks' })).toHaveText(say.thanks(name))
  await expect(page.getByLabel('Student name')).toHaveValue('')
  await expect(page.getByLabel('Contact number')).toHaveValue('')

  const [item, ...others] = await listItems('admission_form', 'student_name', name)
  expect(others).toHaveLength(0)
  expect(item).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    age: 1,
    previous_school: null,
    contact_number: '0123456789',
    address: null,
  })
})

test('the quick form of the home page is stored, thanked for and reset', async ({ page }) => {
  const name = uniqueName()
  await page.goto('/')
  const form = page.getByRole('region', { name: 'Ask about admission' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Age').fill('4')
  await form.getByLabel('Present class').fill('Nursery')
  await form.getByLabel('Contact number').fill('0123456789')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('alert')).toHaveText('Admission form submitted successfully')
  await expect(form.getByLabel('Name')).toHaveValue('')
  expect(await listItems('admission', 'name', name)).toMatchObject([
    { age: 4, class: 'Nursery', phone: '0123456789', whatsapp: null },
  ])
})

test('the quick form says what it lacks and keeps the rest', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('region', { name: 'Ask about admission' })
  await form.getByLabel('Name').fill('Asha')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    say.quickAge,
    say.quickClass,
    say.quickPhone,
  ])
  await expect(form.getByLabel('Name')).toHaveValue('Asha')
})

test.describe('with JavaScript', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false)

  test('the summary takes focus, leads to the field, and goes when one edits', async ({ page }) => {
    await page.goto('/TakeAdmission')
    await page.getByRole('button', { name: 'Send admission enquiry' }).click()
    const summary = page.getByRole('alert').filter({ hasText: say.age })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: say.age }).click()
    await expect(page.getByLabel('Age')).toBeFocused()
    await page.getByLabel('Age').fill('7')
    await expect(summary).toHaveCount(0)
  })

  test('the thanks come into view, wherever the button was', async ({ page }) => {
    await page.goto('/TakeAdmission')
    await page.getByLabel('Student name').fill(uniqueName())
    await page.getByLabel('Age').fill('5')
    await page.getByLabel('Contact number').fill('0123456789')
    await page.getByRole('button', { name: 'Send admission enquiry' }).click()
    const thanks = page.getByRole('alert').filter({ hasText: 'Thanks' })
    await expect(thanks).toBeFocused()
    await expect(thanks).toBeInViewport({ ratio: 1 })
  })

  test('while it is being sent, nothing can be changed or sent again', async ({ page }) => {
    await page.goto('/TakeAdmission')
    await waitForHydration(page)
    await page.route('/TakeAdmission', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
    await page.getByLabel('Student name').fill('Asha')
    await page.getByRole('button', { name: 'Send admission enquiry' }).click()
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
    await expect(page.getByLabel('Student name')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Send admission enquiry' })).toBeEnabled()
  })

  test('two taps are one enquiry', async ({ page }) => {
    const name = uniqueName()
    await page.goto('/TakeAdmission')
    await page.getByLabel('Student name').fill(name)
    await page.getByLabel('Age').fill('5')
    await page.getByLabel('Contact number').fill('0123456789')
    await page.getByRole('button', { name: 'Send admission enquiry' }).dblclick()
    await expect(page.getByRole('alert').filter({ hasText: 'Thanks' })).toBeVisible()
    expect(await listItems('admission_form', 'student_name', name)).toHaveLength(1)
  })
})
