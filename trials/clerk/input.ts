import type { FileChooser, Locator, Page, Response } from 'playwright/test'

/** Days are typed as digits; the time after the day. */
export async function writeMoment(
  page: Page,
  boxes: Locator,
  value: string,
  focus: (box: Locator) => Promise<void>,
): Promise<void> {
  const [day = '', time] = value.split(' ')
  await focus(boxes.first())
  await page.keyboard.type(day)
  if (!time) return
  await focus(boxes.nth(3))
  await page.keyboard.type(time)
}

/** Waits until each file is stored. */
export async function sendFiles(
  page: Page,
  chooser: FileChooser,
  files: readonly string[],
): Promise<void> {
  const stored = Promise.withResolvers<void>()
  let left = files.length
  const count = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/files') || response.request().method() === 'GET') return
    left -= 1
    if (left === 0) stored.resolve()
  }
  page.on('response', count)
  await chooser.setFiles([...files])
  await stored.promise
  page.off('response', count)
  await page.locator('#dialog-outlet .v-upload').waitFor({ state: 'hidden' })
}

export async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.evaluate(async (text) => {
    const item = { 'text/html': new Blob([text], { type: 'text/html' }) }
    await navigator.clipboard.write([new ClipboardItem(item)])
  }, html)
  await page.keyboard.press('Control+v')
}
