import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample/sample-pages'
import { withItem } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'
import { openUntil } from '../support/visitor.ts'

const noindex = 'meta[name=robots][content*=noindex]'
const AWAITING = ['coming', 'exam-dates', 'event-dates']
const awaited = pages.filter(({ template }) => AWAITING.includes(template))

test.describe('a page that awaits its content', { tag: '@desktop' }, () => {
  test('states in one line what will be published', async ({ page }) => {
    for (const { path, summary } of awaited) {
      // The test below fills one of them for a while.
      const line = page.getByText(summary)
      await openUntil(page, path, () => expect(line).toHaveCount(1, { timeout: 1000 }))
      const meanwhile = page.getByRole('region', { name: 'See also' })
      expect(await meanwhile.getByRole('link').count(), path).toBeGreaterThanOrEqual(2)
    }
  })

  test('a text of the page’s name in the CMS is shown, and the page in the menu, until it is deleted', async ({
    page,
  }) => {
    const homework = awaited.find(({ path }) => path === '/Homework')
    if (!homework) throw new Error('/Homework awaits nothing')
    const { name, title, summary } = homework
    const words = `Written by the office for ${title}.`
    const shows = (text: string, robots: number) =>
      openUntil(page, hrefOf(homework), async () => {
        await expect(page.getByText(text)).toHaveCount(1, { timeout: 1000 })
        await expect(page.locator(noindex)).toHaveCount(robots, { timeout: 1000 })
        const inMenu = page.locator(`header a[href="${hrefOf(homework)}"]`)
        await expect(inMenu).toHaveCount(1 - robots, { timeout: 1000 })
      })
    const content = { page_name: name, title, content: `<p>${words}</p>` }
    await withItem('pages', content, async () => {
      await shows(words, 0)
      await expect(page.getByRole('region', { name: 'See also' })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
    await shows(summary, 1)
  })
})
