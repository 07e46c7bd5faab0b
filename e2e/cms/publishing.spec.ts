import { expect, test, type Page } from 'playwright/test'
import { sampleFilePath } from 'school-schema/sample/sample'
import { askCms, listItems, withItem } from '../support/cms.ts'
import {
  attachFile,
  openNewNotice,
  openStudio,
  saveForm,
  studioField,
  typeNotice,
} from '../support/studio.ts'
import { openUntil } from '../support/visitor.ts'

const WORDS = 'The field is wet. Bring sports shoes on Monday.'

const openNotice = (studio: Page, address: string) =>
  studio.goto(`/admin/content/notification/${address.split('/')[2]}`)

/** Sets the status of the open notice and saves it. */
async function saveAs(studio: Page, status: string) {
  await studioField(studio, 'status').locator('.v-input').click()
  await studio.getByText(status, { exact: true }).last().click()
  await saveForm(studio)
}

test('an editor drafts, publishes, corrects and hides a notice, and visitors see each change', async ({
  browser,
  page: site,
}) => {
  const studio = await openStudio(browser, 'editor')
  const title = `Sports day moved to Monday ${Date.now()}`
  const notice = site.getByRole('link', { name: title })

  await openNewNotice(studio)
  await typeNotice(studio, title, WORDS)
  await attachFile(studio, sampleFilePath('annual-sports-day.pdf'))
  await saveAs(studio, 'Draft')
  const [row] = await listItems('notification', 'title', title)
  const address = `/notices/${String(row?.['id'])}`

  await site.goto(address)
  await expect(site.getByText('404 Not Found')).toBeVisible()

  await openNotice(studio, address)
  await saveAs(studio, 'Published')
  for (const list of ['/', '/notices'])
    await openUntil(site, list, () => expect(notice.first()).toBeVisible({ timeout: 500 }))
  await notice.click()
  await expect(site).toHaveURL(address)
  await expect(site.getByText(WORDS)).toBeVisible()
  const download = site.waitForEvent('download')
  await site.getByRole('link', { name: /Annual Sports Day \(PDF/ }).click()
  expect((await download).suggestedFilename()).toBe('annual-sports-day.pdf')

  await openNotice(studio, address)
  const corrected = `${title}, 9 am`
  await studioField(studio, 'title').locator('input').fill(corrected)
  await saveForm(studio)
  const heading = site.getByRole('heading', { level: 1, name: corrected })
  await openUntil(site, address, () => expect(heading).toBeVisible({ timeout: 500 }))

  await openNotice(studio, address)
  await saveAs(studio, 'Hidden')
  for (const list of ['/notices', '/'])
    await openUntil(site, list, () => expect(notice).toHaveCount(0, { timeout: 500 }))
  await openUntil(site, address, () =>
    expect(site.getByText('404 Not Found')).toBeVisible({ timeout: 500 }),
  )
})

test('of two people who have a notice and a page open, a save publishes only the own words', async ({
  browser,
  page: site,
}) => {
  const [asha, bimal] = [await openStudio(browser, 'editor'), await openStudio(browser, 'editor')]
  const HALF = 'Half of a sentence that'
  const stored = { title: 'Fair', date: '2026-11-21', description: '<p>At school</p>' }
  const page = { page_name: 'Fair', title: 'Fair', summary: 'At school', content: '<p>Soon</p>' }
  const cases = [
    {
      kind: 'notification',
      row: stored,
      half: 'description',
      at: (id: number) => `/notices/${id}`,
    },
    { kind: 'pages', row: page, half: 'content', at: () => '/Fair' },
  ]
  for (const { kind, row, half, at } of cases)
    await withItem(kind, row, async (id) => {
      for (const studio of [asha, bimal]) {
        await studio.goto(`/admin/content/${kind}/${id}`)
        await studioField(studio, 'title').waitFor()
      }
      const begun = studioField(bimal, half).locator('[contenteditable=true]')
      await begun.click()
      await bimal.keyboard.type(HALF)
      await studioField(asha, 'title').locator('input').fill('Fair on Monday')
      await saveForm(asha)
      const heading = site.getByRole('heading', { level: 1, name: 'Fair on Monday' })
      await openUntil(site, at(id), () => expect(heading).toBeVisible({ timeout: 500 }))
      expect(await site.content()).not.toContain(HALF)
      await expect(begun).toContainText(HALF)
      // Directus would write to the public row.
      const path = `/items/${kind}/${id}`
      const draft = await askCms('PATCH', `${path}?version=draft`, { [half]: HALF })
      expect([draft.status, draft.text]).toEqual([400, expect.stringContaining('“Draft”')])

      await saveForm(bimal)
      const { row: both } = await askCms('GET', path)
      expect([both['title'], both[half]]).toEqual(['Fair on Monday', expect.stringContaining(HALF)])
    })
  await asha.close()
  await bimal.close()
})

test('a text for an old font is offered in Unicode, and converted by one button', async ({
  browser,
}) => {
  const studio = await openStudio(browser, 'editor')
  const typed = {
    title: "fo|ky; esa vodk'k dh lwpuk",
    description: '<p>dk;kZy; lqcg 9 cts [kqysxkA</p>',
    status: 'draft',
  }
  await withItem('notification', typed, async (id) => {
    await studio.goto(`/admin/content/notification/${id}`)
    await expect(studioField(studio, 'old_font')).toContainText('विद्यालय में अवकाश की सूचना')
    await studio.getByRole('button', { name: 'Convert it' }).click()
    await expect(studioField(studio, 'old_font')).toBeHidden()
    await saveForm(studio)
    const { row } = await askCms('GET', `/items/notification/${id}?fields=title,description`)
    expect(row).toEqual({
      title: 'विद्यालय में अवकाश की सूचना',
      description: '<p>कार्यालय सुबह 9 बजे खुलेगा।</p>',
    })
  })
  await studio.close()
})
