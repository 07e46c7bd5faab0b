import { expect, test, type Page } from '@playwright/test'
import { askCms } from './support/cms.ts'
import { openStudio, studioField } from './support/studio.ts'

test.setTimeout(300_000)

/** What the Studio says of a text that its editor would write otherwise: it opens it to read only. */
const LOCKED = /formatting the new editor doesn't support/

/** What the form of a row says where its text is. */
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
  const title = `Not of the editor ${Date.now()}`
  const other = { title, date: '2019-01-01', description: '<p><b>Bold</b></p>' }
  const planted = ((await askCms('POST', '/items/notification', other)).data as { id: number }).id
  try {
    let opened = 0
    for (const [collection, field] of [
      ['notification', 'description'],
      ['pages', 'content'],
    ] as const) {
      const path = `/items/${collection}?limit=-1&fields=id&filter[sample][_eq]=true`
      const rows = (await askCms('GET', path)).data as { id: number }[]
      for (const { id } of rows) {
        const row = `${collection}/${id}`
        expect.soft(await readRow(studio, row, field), row).not.toMatch(LOCKED)
        opened += 1
      }
    }
    expect(await readRow(studio, `notification/${planted}`, 'description')).toMatch(LOCKED)
    expect(opened).toBeGreaterThanOrEqual(12)
  } finally {
    await askCms('DELETE', `/items/notification/${planted}`)
    await studio.close()
  }
})
