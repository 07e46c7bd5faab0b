import messages from '../../content/messages/en.json' with { type: 'json' }
import { waitForHydration } from '../support/browser/page.ts'
import { listItems } from '../support/cms.ts'
import {
  fillAdmission,
  send,
  sendButton,
  storedAdmissions,
  uniqueName,
} from '../support/enquiry-page.ts'
import { expect, test } from '../support/test.ts'
import { delayRequests } from '../support/visitor.ts'

test('the form lists its errors in order, and keeps the typed values', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/TakeAdmission')
  await page.getByLabel('Student name').fill('Ravi')
  await page.getByLabel('Age').fill('0')
  await page.getByLabel('Contact number').fill('12345')
  await page.getByLabel('Address').fill('House 4,\nMain Road')
  await sendButton(page).click()

  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') })
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter full student name. Student name should be greater then 5character.',
    'Enter a valid student age. Student age should be greater then 1 year.',
    'Enter a valid contact number. Contact number should have 10 digit.',
  ])
  await expect(page.getByLabel('Student name')).toHaveValue('Ravi')
  await expect(page.getByLabel('Student name')).toHaveAccessibleDescription(
    new RegExp(messages.enquiry.studentName.slice(0, 30)),
  )
  await expect(page.getByLabel('Age')).toHaveValue('0')
  await expect(page.getByLabel('Contact number')).toHaveValue('12345')
  await expect(page.getByLabel('Address')).toHaveValue('House 4,\nMain Road')
  await expectAccessible(page)
})

test('a complete enquiry is stored with exactly the specified keys, thanked for and cleared', async ({
  page,
  javaScriptEnabled,
}) => {
  const name = uniqueName()
  await page.goto('/TakeAdmission')
  await expect(page.getByText('keep them for 13 months at most')).toBeVisible()
  await fillAdmission(page, `  ${name} `)
  await page.getByLabel('Age').fill('1')
  const reminders = page.getByRole('checkbox')
  await expect(reminders, 'never ticked beforehand').not.toBeChecked()
  await reminders.check()
  const shown = await page.locator('#enquiry').innerText()
  const before = Date.now()
  await send(page, name)
  const thanks = page.getByRole('alert').filter({ hasText: 'Thanks' })
  await expect(thanks).toHaveText(
    `Thanks ${name} for showing interest to take admission. We will get back to you within 24 hours.`,
  )
  if (javaScriptEnabled !== false) {
    await expect(thanks).toBeFocused()
    await expect(thanks).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByLabel('Student name')).toHaveValue('')
  await expect(page.getByLabel('Contact number')).toHaveValue('')
  if (javaScriptEnabled !== false) {
    await page.getByLabel('Age').fill('2')
    await expect(thanks, 'any edit clears the message').toHaveCount(0)
  }

  const [item, ...others] = await storedAdmissions(name)
  expect(others).toHaveLength(0)
  expect(item).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    age: 1,
    previous_school: null,
    contact_number: '0123456789',
    address: null,
    notice_version: expect.stringMatching(/^[0-9a-f]{12}$/),
    may_contact: 'reminders',
    stage: 'new',
  })
  const consent = item?.['consent'] as { purpose: string; language: string; text: string }[]
  expect(consent.map(({ purpose, language }) => [purpose, language])).toEqual([
    ['enquiry', 'en'],
    ['reminders', 'en'],
  ])
  for (const { text } of consent) expect(shown).toContain(text)
  const received = Date.parse(String(item?.['received_at']))
  expect(received).toBeGreaterThanOrEqual(before)
  expect(received).toBeLessThanOrEqual(Date.now())
  // Later if the office is closed then; `lib/enquiry` tests the hours.
  expect(Date.parse(String(item?.['reply_by'])) - received).toBeGreaterThanOrEqual(24 * 3_600_000)
})

test('the quick form lists its errors and keeps the rest; a complete one is stored, thanked for and reset', async ({
  page,
}) => {
  const name = uniqueName()
  await page.goto('/')
  const form = page.getByRole('region', { name: 'Ask about admission' })
  const alert = form.getByRole('alert')
  await form.getByLabel('Child’s name').fill(name)
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(alert.getByRole('listitem')).toHaveText([
    messages.enquiry.quickAge,
    messages.enquiry.quickClass,
    messages.enquiry.quickPhone,
  ])
  await expect(form.getByLabel('Child’s name')).toHaveValue(name)
  await form.getByLabel('Age').fill('4')
  await form.getByLabel('Present class').fill('Nursery')
  await form.getByLabel('Contact number').fill('0123456789')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(alert).toHaveText('Admission form submitted successfully')
  await expect(form.getByLabel('Child’s name')).toHaveValue('')
  expect(await listItems('admission', 'name', name)).toMatchObject([
    { age: 4, class: 'Nursery', phone: '0123456789', whatsapp: null },
  ])
})

const marked = 'an enquiry with the hidden field filled in is stored, and marked for the office'
test(marked, { tag: '@phone' }, async ({ page }) => {
  const name = uniqueName()
  await page.goto('/TakeAdmission')
  await fillAdmission(page, name)
  const trap = page.locator('#enquiry input[name=homepage]')
  await expect(trap).not.toBeInViewport({ ratio: 0.9 })
  await trap.fill('https://buy.example', { force: true })
  await send(page, name)
  expect(await storedAdmissions(name)).toMatchObject([
    { suspected: expect.stringContaining('do not see') },
  ])
})

const focused = 'the summary takes focus, links to the field, and goes after an edit'
test(focused, { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/TakeAdmission')
  await sendButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: messages.enquiry.age })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: messages.enquiry.age }).click()
  await expect(page.getByLabel('Age')).toBeFocused()
  await page.getByLabel('Age').fill('7')
  await expect(summary).toHaveCount(0)
})

const busy = 'while it is being sent, nothing can be changed or sent again'
test(busy, { tag: '@phone' }, async ({ page }) => {
  await page.goto('/TakeAdmission')
  await waitForHydration(page)
  const { release } = await delayRequests(page, /\/TakeAdmission$/)
  await page.getByLabel('Student name').fill('Asha')
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await expect(page.getByLabel('Student name')).toBeDisabled()
  release()
  await expect(sendButton(page)).toBeEnabled()
})
