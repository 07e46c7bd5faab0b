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
  // On a phone the answer is below the question instead of next to it.
  const row = table.getByRole('row', { name: sampleSchool.name })
  const question = await row.getByRole('rowheader').boundingBox()
  const answer = await row.getByRole('cell').last().boundingBox()
  expect(answer && question && answer.y >= question.y + question.height - 1).toBe(isMobile)
})

const shown = 'a document has its type and days, and is public exactly while its row is published'
test(shown, { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/Disclosure')
  const affiliation = page.getByRole('row', { name: documents.affiliation })
  await expect(affiliation).toContainText(/\(PDF, \d+ kB\)/)
  await expect(affiliation).toContainText(/Issued on 1 April \d{4}\./)
  const file = await uploadSample('annual-sports-day.pdf')
  const title = 'Renewal of the registration'
  const state = async () => [
    (await (await request.get('/Disclosure')).text()).includes(title),
    (await request.get(`/assets/${file}`)).status(),
  ]
  const row = { kind: 'society', title, file, issued_on: '2026-02-01' }
  await withItem('disclosure_document', row, async (id) => {
    await expect.poll(state).toEqual([true, 200])
    await changeItem('disclosure_document', id, { status: 'archived' })
    await expect.poll(state).toEqual([false, 404])
  })
  await askCms('DELETE', `/files/${file}`)
})
