import { launchOptions } from '../../scripts/lib/browser.ts'
import { findLostWords } from '../support/lost-words.ts'
import { expect, test } from '../support/test.ts'

// The browser's text size at 200 %: sizes and breakpoints follow it.
const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
test.use({ launchOptions: { ...launchOptions, args } })

for (const width of [1280, 360]) {
  const title = `no page loses a word with text at 200 % and ${width} px`
  test(title, { tag: '@desktop' }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    expect(await findLostWords(page, width)).toEqual([])
  })
}
