import messages from '../../content/messages/en.json' with { type: 'json' }
import { wake } from '../support/browser/page.ts'
import { listItems } from '../support/cms.ts'
import { forms, uniqueName } from '../support/enquiry-page.ts'
import { expect, test } from '../support/test.ts'

test('numbers as people write them are stored as ten digits, and the field shows them', async ({
  page,
  javaScriptEnabled,
}) => {
  const name = uniqueName()
  await page.goto('/')
  const form = page.getByRole('region', { name: 'Ask about admission' })
  const isShownAtOnce = javaScriptEnabled !== false
  if (isShownAtOnce) await wake(page)
  await form.getByLabel('Child’s name').fill(`\u200b${name}\u00ad`)
  await form.getByLabel('Age').fill('३.५')
  await form.getByLabel('Present class').fill('\u00a0\u200b')
  await form.getByLabel('Contact number').fill('+91 98765-43210')
  await form.getByLabel('WhatsApp number').fill('\u200e০৯৮৭৬৫ ৪৩২১১')
  if (isShownAtOnce) {
    await expect(form.getByLabel('Contact number')).toHaveValue('9876543210')
    await form.getByLabel('Age').focus()
    await expect(form.getByLabel('WhatsApp number')).toHaveValue('9876543211')
  }
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    `${messages.enquiry.quickAge} ${messages.enquiry.wholeYears}`,
    messages.enquiry.quickClass,
  ])
  await expect(form.getByLabel('Child’s name')).toHaveValue(name)
  await expect(form.getByLabel('Age')).toHaveValue('3.5')
  await expect(form.getByLabel('Contact number')).toHaveValue('9876543210')
  await expect(form.getByLabel('WhatsApp number')).toHaveValue('9876543211')
  await form.getByLabel('Age').fill('৩')
  await form.getByLabel('Present class').fill('Nursery')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('alert')).toHaveText(messages.enquiry.quickThanks)
  expect(await listItems('admission', 'name', name)).toMatchObject([
    { age: 3, class: 'Nursery', phone: '9876543210', whatsapp: '9876543211' },
  ])
})

const back = 'a visitor who comes back to a form finds what was typed'
test(back, async ({ page }) => {
  for (const form of forms) {
    await page.goto(form.path)
    const name = uniqueName()
    const fields = Object.entries(form.fields(name))
    const field = (label: string) => page.locator(`#${form.id}`).getByLabel(new RegExp(`^${label}`))
    for (const [label, value] of fields) await field(label).fill(value)
    // A page of the site: Chromium saves what was typed later if the next page has another process.
    await page.goto('/notices')
    await page.goBack()
    for (const [label, value] of fields) await expect(field(label)).toHaveValue(value)
  }
})
