import { expect, test } from '../support/test.ts'

test('five book lists, each a document of the type and size that is named', async ({ page }) => {
  await page.goto('/Booklist')
  const table = page.getByRole('main').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Serial Number', 'Class', 'Link'])
  const rows = table.locator('tbody tr')
  await expect(rows).toHaveCount(5)
  const classes = ['LKG', 'UKG', 'Class 1', 'Class 1', 'Class 1']
  for (const [index, row] of (await rows.all()).entries()) {
    const link = row.getByRole('link')
    await expect(link).toHaveText('Click Here To Download')
    await expect(link).toHaveAccessibleName(
      new RegExp(`^Click Here To Download: ${classes[index]}, list ${index + 1}`),
    )
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/docs\/pdf\/books\/.*\.pdf$/)
    const response = await page.request.get(href)
    expect(response.headers()['content-type']).toBe('application/pdf')
    const size = Math.round((await response.body()).length / 1000)
    await expect(row).toContainText(`(PDF, ${size} kB)`)
  }
})

test('the curriculum shows the text of the CMS and below it the subjects offered', async ({
  page,
}) => {
  await page.goto('/Curriculum')
  await expect(page.getByRole('heading', { name: 'How we teach' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Subjects offered' }).getByRole('listitem'),
  ).toHaveText([
    ...['English', 'Bengali', 'Hindi', 'Geography', 'History'],
    ...['SST', 'Computer', 'Art', 'GK'],
  ])
})

test('the examinations and events of the calendar are on their own pages too', async ({ page }) => {
  for (const [path, name, entry] of [
    ['/Examination', 'Examinations in the school calendar', 'Half-yearly examination'],
    ['/Events', 'Events in the school calendar', 'Annual sports day'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('table', { name })).toContainText(entry)
  }
})

test('the e-books page links to the board’s site and names its host', async ({ page }) => {
  await page.goto('/ebooks')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'The board’s e-books site' })).toHaveAttribute(
    'href',
    /^https:\/\//,
  )
  await expect(main).toContainText(/Leaves this website for [a-z.]+\./)
})
