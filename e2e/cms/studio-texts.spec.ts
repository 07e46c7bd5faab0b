import { expect, test, type Page } from '@playwright/test'
import { askCms, withItem } from '../support/cms.ts'
import { openStudio, studioField } from '../support/studio.ts'

test.setTimeout(300_000)

/** The Studio's message on a text that its editor would rewrite: it is read-only. */
const LOCKED = /formatting the new editor doesn't support/

/** What the form of a row shows in the place of its text. */
async function readRow(studio: Page, row: string, field: string): Promise<string> {
  await studio.goto(`/admin/content/${row}`)
  const text = studioField(studio, field)
  await expect(text.locator('.ProseMirror')).toContainText(/\S/, { timeout: 40_000 })
  return text.innerText()
}

test('the editor opens every text of the sample content to write, and knows one that it would not', async ({
  browser,
}) => {
  const studio = await openStudio(browser, 'editor')
  let opened = 0
  for (const [collection, field] of [
    ['notification', 'description'],
    ['pages', 'content'],
  ] as const) {
    const path = `/items/${collection}?limit=-1&fields=id&filter[sample][_eq]=true`
    for (const { id } of (await askCms('GET', path)).rows) {
      const row = `${collection}/${String(id)}`
      expect.soft(await readRow(studio, row, field), row).not.toMatch(LOCKED)
      opened += 1
    }
  }
  expect(opened).toBeGreaterThanOrEqual(12)
  const title = `Not of the editor ${Date.now()}`
  const other = { title, date: '2019-01-01', description: '<p><b>Bold</b></p>' }
  await withItem('notification', other, async (id) =>
    expect(await readRow(studio, `notification/${id}`, 'description')).toMatch(LOCKED),
  )
  await studio.close()
})
