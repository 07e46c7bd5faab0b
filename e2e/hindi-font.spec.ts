import type { Page } from '@playwright/test'
import { saveData } from '../scripts/lib/save-data.ts'
import { listItems } from './support/cms.ts'
import { hold } from './support/held.ts'
import { expect, test } from './support/test.ts'

const TITLE = 'शीतकालीन गणवेश के विषय में सूचना / Winter uniform'
const FONT = /\/fonts\/mukta-devanagari-/
/** On every page, and loaded with it. */
const EMBLEM = /\/pictures\/emblem\.svg$/

async function pathOfNotice(): Promise<string> {
  const [notice] = await listItems('notification', 'title', TITLE)
  return `/notices/${String(notice?.['id'])}`
}

function listenForFont(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (FONT.test(request.url())) asked.push(request.url())
  })
  return asked
}

test.describe('with JavaScript', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false)

  test('Hindi can be read at once, and its font comes when the page is loaded', async ({
    page,
  }) => {
    const { letGo } = await hold(page, EMBLEM)
    const asked = listenForFont(page)
    await page.goto(await pathOfNotice(), { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    await page.evaluate(() => document.fonts.ready)
    expect(asked).toEqual([])
    letGo()
    await expect.poll(() => asked.length).toBe(1)
  })

  test('a visitor who saves data is spared the font of Hindi', async ({ page }) => {
    await saveData(page)
    const asked = listenForFont(page)
    await page.goto(await pathOfNotice())
    // It would come with the second frame after the load.
    await page.waitForTimeout(1_000)
    expect(asked).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false)

  test('Hindi gets its font as any other text', async ({ page }) => {
    const asked = listenForFont(page)
    await page.goto(await pathOfNotice())
    await expect.poll(() => asked.length).toBe(1)
  })
})
