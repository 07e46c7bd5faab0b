import { listItems } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'
import { delayRequests, listenToRequests } from '../support/visitor.ts'

const TITLE = 'विद्यालय गणवेश के विषय में सूचना / School uniform'
const FONT = /\/fonts\/mukta-devanagari-/
/** On every page, and loaded with it. */
const EMBLEM = /\/pictures\/emblem\.svg$/

async function pathOfNotice(): Promise<string> {
  const [notice] = await listItems('notification', 'title', TITLE)
  return `/notices/${String(notice?.['id'])}`
}

const hindi = 'Hindi can be read at once, and its font loads after the page'
test(hindi, { tag: '@desktop' }, async ({ page }) => {
  const { release } = await delayRequests(page, EMBLEM)
  const fonts = listenToRequests(page, FONT)
  await page.goto(await pathOfNotice(), { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toEqual([])
  release()
  await expect.poll(() => fonts.length).toBe(1)
})
