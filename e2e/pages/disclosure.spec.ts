import messages from '../../content/messages/en.json' with { type: 'json' }
import { appendixSections } from '../../content/appendix-ix.ts'
import { sampleSchool } from 'school-schema/sample/sample-school'
import { askCms, changeItem, uploadSample, withItem } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'

const { documents } = messages.appendix.documents
const { general, academics } = messages.appendix.sections

test('the five sections of the form follow the school’s text, with a link to each', async ({
  page,
  isMobile,
}) => {
  await page.goto('/Disclosure')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mandatory Public Disclosure')
  const titles = Object.values(messages.appendix.sections)
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 6)).toEqual(['About the documents', ...titles])

  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveText(titles)
  await contents.getByRole('link', { name: academics }).click()
  const heading = page.getByRole('heading', { name: academics })
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`#${appendixSections.academics}$`))

  // The school's facts, from the settings.
  const table = page.getByRole('table', { name: general })
  for (const fact of [sampleSchool.name, sampleSchool.phone, sampleSchool.email]) {
    await expect(table.getByRole('cell', { name: fact })).toBeVisible()
  }
  // On a phone the answer is below the question instead of beside it.
  const row = table.getByRole('row', { name: sampleSchool.name })
  const question = await row.getByRole('rowheader').boundingBox()
  const answer = await row.getByRole('cell').last().boundingBox()
  expect(answer && question && answer.y >= question.y + question.height - 1).toBe(isMobile)
})

test.describe('the documents', { tag: '@desktop' }, () => {
  test('each has its type and date, or is marked as missing', async ({ page, request }) => {
    await page.goto('/Disclosure')
    const row = page.getByRole('row', { name: documents.affiliation })
    await expect(row).toContainText(/\(PDF, \d+ kB\)/)
    await expect(row).toContainText(/Issued on 1 April \d{4}\./)
    await expect(row).toContainText(/Valid until 31 March \d{4}\./)
    const href = await row.getByRole('link').getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('application/pdf')

    const missing = page.getByRole('row', { name: documents.recognition })
    await expect(missing).toContainText(
      `Not published yet. You can see it at the school office, ${sampleSchool.officeHours}.`,
    )
    const results = page.getByRole('table', { name: 'Result class X', exact: true })
    await expect(results.getByRole('row')).toHaveCount(4)
    await expect(results.getByRole('row', { name: /20\d\d/ }).first()).toContainText('100%')
    await expect(page.getByRole('row', { name: 'Teachers section ratio' })).toContainText(
      '2.21 teachers to a section',
    )
  })

  test('a document is public exactly while its row is published', async ({ request }) => {
    const file = await uploadSample('annual-sports-day.pdf')
    const title = 'Renewal of the registration'
    const shown = async () => [
      (await (await request.get('/Disclosure')).text()).includes(title),
      (await request.get(`/assets/${file}`)).status(),
    ]
    const row = { kind: 'society', title, file, issued_on: '2026-02-01' }
    await withItem('disclosure_document', row, async (id) => {
      await expect.poll(shown).toEqual([true, 200])
      await changeItem('disclosure_document', id, { status: 'archived' })
      await expect.poll(shown).toEqual([false, 404])
    })
    await askCms('DELETE', `/files/${file}`)
  })
})
