import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample/sample-pages'
import { withItem } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'
import { openUntil } from '../support/visitor.ts'
import { english } from '@/lib/messages/messages'

const written =
  'a text of the page’s name in the CMS is shown, and the page in the menu, until it is deleted'
test(written, { tag: '@desktop' }, async ({ page }) => {
  const homework = pages.find(({ path }) => path === '/Homework')
  if (!homework) throw new Error('There is no /Homework')
  const { name, title, summary } = homework
  const words = `Written by the office for ${title}.`
  const shows = (text: string, robots: number) =>
    openUntil(page, hrefOf(english, homework), async () => {
      await expect(page.getByText(text)).toHaveCount(1, { timeout: 1000 })
      await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(robots, {
        timeout: 1000,
      })
      const inMenu = page.locator(`header a[href="${hrefOf(english, homework)}"]`)
      await expect(inMenu).toHaveCount(1 - robots, { timeout: 1000 })
    })
  await shows(summary, 1)
  await withItem('pages', { page_name: name, title, content: `<p>${words}</p>` }, async () => {
    await shows(words, 0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
  await shows(summary, 1)
})
