import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine/ace'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { expect, test } from '../support/test.ts'

declare global {
  /** What the script of the checker defines. */
  var ace: { Checker: typeof Checker }
}

const script = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

test.setTimeout(600_000)
// The script is run by the test, which the policy of the site forbids to others.
test.use({ bypassCSP: true })

/** What IBM's checker finds to be a violation for certain; what a person must judge is left out. */
async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(script)
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`)
  })
}

test('a checker other than axe finds no violation on any page at two widths', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const each of pages) {
      await page.goto(hrefOf(each))
      expect.soft(await violationsIn(page), `${each.path} at ${width} px`).toEqual([])
    }
  }
  // The control: it finds a picture without a text.
  await page.setContent('<html lang="en"><title>T</title><main><img src="/favicon.svg"></main>')
  expect(await violationsIn(page)).not.toEqual([])
})
