import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from 'playwright/test'
import { DASHBOARD } from 'school-schema/studio/dashboard'
import { OVERDUE } from 'school-schema/enquiry/enquiries'
import { askCms, createItem } from '../support/cms.ts'
import { enquire, uniqueName } from '../support/enquiry-page.ts'
import { openStudio, studioField } from '../support/studio.ts'
import { HOUR_MS } from 'school-schema/values/durations'

const INBOX = '/admin/content/admission_form'

/** An enquiry whose promised time of reply was an hour ago. */
async function createOverdue(name: string): Promise<string> {
  const id = randomUUID()
  const received = Date.now() - 25 * HOUR_MS
  await createItem('admission_form', {
    id,
    student_name: name,
    age: 6,
    contact_number: '0353000000',
    received_at: new Date(received).toISOString(),
    reply_by: new Date(received + 24 * HOUR_MS).toISOString(),
  })
  return id
}

const read = async (path: string) => (await askCms('GET', path)).row

async function chooseStage(studio: Page, stage: string) {
  await studioField(studio, 'stage').locator('.v-input').click()
  await studio.getByText(stage, { exact: true }).last().click()
  await studio.getByRole('button', { name: 'Save', exact: true }).first().click()
}

test('the office finds an enquiry, sees what is overdue, calls, moves it on, and sees the figures', async ({
  browser,
  page: site,
}) => {
  const [fresh, name] = [uniqueName(), uniqueName()]
  await enquire(site, fresh)
  const item = `/items/admission_form/${await createOverdue(name)}`

  const studio = await openStudio(browser, 'office')
  await studio.goto(INBOX)
  await studio.getByText(fresh).click()
  await expect(studioField(studio, 'contact_number').locator('input')).toHaveValue('0123456789')
  await expect(studioField(studio, 'address')).toContainText('Address')

  await studio.goto(INBOX)
  await studio.getByRole('link', { name: 'Overdue' }).first().click()
  await expect(studio.getByText(fresh)).toBeHidden()
  await studio.getByText(name).click()
  await expect(studio.getByText('Overdue: nobody has answered in time.')).toBeVisible()
  await expect(studio.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:0353000000')
  await chooseStage(studio, 'Contacted')
  await expect.poll(async () => (await read(item))['stage']).toBe('contacted')

  await studio.goto(`/admin/insights/${DASHBOARD.id}`)
  for (const [panel, filter] of Object.entries({
    'Take Admission: new': { stage: { _eq: 'new' } },
    'Take Admission: overdue': OVERDUE,
  })) {
    const shown = studio.locator('.v-workspace-tile', { hasText: panel }).locator('.metric-text')
    const count = `?aggregate[count]=id&filter=${encodeURIComponent(JSON.stringify(filter))}`
    const [row] = (await askCms('GET', `/items/admission_form${count}`)).rows
    const { id: number } = Object(row?.['count']) as { id?: number }
    await expect(shown.first()).toHaveText(String(number))
  }
  // All panels are one question of the Studio: one that is refused, or is too much, empties all.
  const addresses = studio.locator('.v-workspace-tile', { hasText: 'Notices by e-mail' })
  await expect(addresses.locator('.metric-text').first()).toHaveText(/^\s*\d+\s*$/)
})
