import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { awaitingTexts } from '../../content/pages/texts.ts'
import { withItem } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'
import { openUntil } from '../support/visitor.ts'

const noindex = 'meta[name=robots][content*=noindex]'
const awaited = pages.flatMap(({ awaiting, ...page }) => (awaiting ? [{ ...page, awaiting }] : []))

test.describe('a page that awaits its content', { tag: '@desktop' }, () => {
  test('states in one line what will be published', async ({ page }) => {
    for (const { path, awaiting } of awaited) {
      // The test below fills one of them for a while.
      const line = page.getByText(awaiting.line)
      await openUntil(page, path, () => expect(line).toHaveCount(1, { timeout: 1000 }))
      const meanwhile = page.getByRole('region', { name: awaitingTexts.meanwhile })
      expect(await meanwhile.getByRole('link').count(), path).toBeGreaterThanOrEqual(2)
    }
  })

  test('a text of the page’s name in the CMS is shown, and the page in the menu, until it is deleted', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const homework = awaited.find(({ path }) => path === '/Homework')
    if (!homework) throw new Error('/Homework awaits nothing')
    const { row, title, awaiting } = homework
    const words = `Written by the office for ${title}.`
    const shows = (text: string, robots: number) =>
      openUntil(page, hrefOf(homework), async () => {
        await expect(page.getByText(text)).toHaveCount(1, { timeout: 1000 })
        await expect(page.locator(noindex)).toHaveCount(robots, { timeout: 1000 })
        const inMenu = page.locator(`header a[href="${hrefOf(homework)}"]`)
        await expect(inMenu).toHaveCount(1 - robots, { timeout: 1000 })
      })
    const content = { page_name: row, title, content: `<p>${words}</p>` }
    await withItem('pages', content, async () => {
      await shows(words, 0)
      await expect(page.getByText(awaiting.line)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
    await shows(awaiting.line, 1)
  })
})
