import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from 'playwright/test'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { wake } from '../../scripts/lib/hydration.ts'

// axe finds no violation on any page (`e2e/pages/every-page.spec.ts`). This engine, IBM's, has
// other rules.

const ENGINE = fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js'))
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

type Found = { results: { ruleId: string; value: [string, string]; snippet: string }[] }

/** The engine's violations of WCAG 2.2 on the current page. */
async function violationsOn(page: Page, engine: string): Promise<string[]> {
  await page.evaluate(engine)
  const { results } = await page.evaluate<Found>("new ace.Checker().check(document, ['WCAG_2_2'])")
  return results
    .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
    .map(({ ruleId, snippet }) => `${ruleId}: ${snippet.slice(0, 200)}`)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const viewport of SIZES)
  test(`a second engine finds no fault on any page, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const engine = await readFile(ENGINE, 'utf8')
    await page.setViewportSize(viewport)
    for (const each of pages) {
      await page.goto(hrefOf(each))
      await wake(page)
      expect.soft(await violationsOn(page, engine), each.path).toEqual([])
    }
  })

test('control: the second engine finds a picture without a text', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.querySelector('main')?.append(new Image(9, 9)))
  const found = await violationsOn(page, await readFile(ENGINE, 'utf8'))
  expect(found).toEqual([expect.stringMatching(/^img_alt_valid: /)])
})
