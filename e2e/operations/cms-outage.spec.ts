import { postEnquiry, thanksTo } from '../support/enquiry-forms.ts'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { expect, test } from 'playwright/test'
import { certificateFields } from '../../lib/certificates/fields.ts'
import { fillAdmission, sendButton, storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { conditionsOf, pendingEnquiries, REPORTED } from '../support/servers/health.ts'
import { setUpSite } from '../support/servers/set-up.ts'

const site = setUpSite('outage')
test.afterEach(async () => {
  site.cms.lose(() => false)
  await site.cms.fail(null)
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`an enquiry sent ${how} JavaScript while the CMS hangs is delivered later, once`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    const name = uniqueName()
    await site.cms.fail('hanging')
    await page.goto(`${site.url}/TakeAdmission`)
    await fillAdmission(page, name)
    await sendButton(page).click()
    await expect(page.getByText(thanksTo(name))).toBeVisible()
    expect(await pendingEnquiries(site.url)).toBe(1)
    // No request never ends.
    await expect.poll(() => conditionsOf(site.url), REPORTED).toContain('cms-down')

    await site.cms.fail(null)
    await expect.poll(() => pendingEnquiries(site.url)).toBe(0)
    expect(await storedAdmissions(name)).toHaveLength(1)
    await page.context().close()
  })
}

test('an enquiry of which the site never gets the response is delivered again, and stored once', async () => {
  const name = uniqueName()
  let lost = 0
  site.cms.lose(({ method, url }) => {
    const isFirst = method === 'POST' && url === '/items/admission_form' && lost === 0
    if (isFirst) lost += 1
    return isFirst
  })
  await postEnquiry(site.url, name, '0123456789')
  await expect.poll(() => pendingEnquiries(site.url)).toBe(0)
  expect(lost).toBe(1)
  expect(await conditionsOf(site.url)).not.toContain('enquiries-refused')
  expect(await storedAdmissions(name)).toHaveLength(1)
})

test('a certificate cannot be checked while the CMS hangs: the page says so, and whom to call', async ({
  page,
}) => {
  await site.cms.fail('hanging')
  await page.goto(`${site.url}/TransferCertificate`)
  for (const { name } of certificateFields)
    await page.getByLabel(messages.enquiry.fields[name].label).fill('1')
  await page.getByRole('button', { name: messages.certificates.button }).click()
  const alert = page.getByRole('alert').filter({ hasText: messages.certificates.unavailable })
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/)
})
