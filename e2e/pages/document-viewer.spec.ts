import type { Locator, Page } from 'playwright/test'
import { canvasOf, file, fixture, reachViewer, serve, viewerOf } from '../support/pdf-viewer.ts'
import { expect, test } from '../support/test.ts'

/** The percentage of dark pixels. */
const inkOf = (viewer: Locator) =>
  canvasOf(viewer).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    const reds = data.filter((_value, index) => index % 4 === 0)
    return (100 * reds.filter((red) => red < 128).length) / reds.length
  })

/** A message instead of the document, with the plain link; the rest of the page stays. */
async function expectMessage(page: Page, message: string): Promise<void> {
  const viewer = viewerOf(page)
  await expect(viewer.getByRole('alert')).toHaveText(message)
  await expect(viewer.getByRole('link', { name: 'Open the PDF file' })).toHaveAttribute(
    'href',
    file,
  )
  await expect(viewer.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School calendar')
}

/** Runs a script before those of the page, and of pdf.js's worker. */
async function runFirst(page: Page, script: string): Promise<void> {
  await page.addInitScript(script)
  await page.route(/pdf\.worker/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${script};\n${await response.text()}` })
  })
}

/** What the supported browsers lack (docs/decisions/browsers.md), the oldest of them. */
const OLD_BROWSER = `
for (const type of [Map, WeakMap])
  for (const name of ['getOrInsert', 'getOrInsertComputed']) delete type.prototype[name]
delete Promise.try
delete URL.parse
for (const name of ['fromBase64', 'fromHex']) delete Uint8Array[name]
for (const name of ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']) delete Uint8Array.prototype[name]
for (const name of ['sumPrecise', 'f16round']) delete Math[name]
for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'])
  delete Iterator.prototype[name]
for (const name of ['Iterator', 'Float16Array', 'structuredClone']) delete globalThis[name]
delete RegExp.escape
delete Error.isError
`

test.describe('the viewer', { tag: '@desktop' }, () => {
  for (const name of ['scan-jbig2.pdf', 'scan-ccitt-g4.pdf', 'scan-jpx.pdf'])
    test(`shows ${name}, also in the oldest supported browsers`, async ({ page }) => {
      await runFirst(page, OLD_BROWSER)
      await serve(page, fixture(name))
      const viewer = await reachViewer(page)
      await expect(canvasOf(viewer)).toBeVisible()
      // A page that is drawn again, as its width became known, is empty for a moment.
      await expect.poll(() => inkOf(viewer)).toBeGreaterThan(0.5)
      await expect(viewer.getByRole('alert')).toHaveCount(0)
    })

  test('says so if the picture of a page cannot be decoded', async ({ page }) => {
    await page.route(/openjpeg/, (route) => route.abort())
    await serve(page, fixture('scan-jpx.pdf'))
    await reachViewer(page)
    await expectMessage(page, 'This page may be incomplete here')
  })

  for (const missing of ['ResizeObserver', 'Promise.withResolvers'])
    test(`without ${missing} shows its message, and the page stays`, async ({ context }) => {
      // React writes to the console what an error boundary catches.
      const page = await context.newPage()
      await runFirst(page, `delete globalThis.${missing}`)
      await reachViewer(page)
      await expectMessage(page, 'Cannot load document')
    })

  for (const what of [/pdf\.worker/, new RegExp(file)])
    test(`shows its message if ${what.source} is never answered`, async ({ page }) => {
      await page.clock.install()
      await page.route(what, () => undefined)
      const asked = page.waitForRequest(what)
      const viewer = await reachViewer(page)
      await asked
      await expect(viewer.getByText('Loading...')).toBeVisible()
      await page.clock.fastForward('00:20')
      await expectMessage(page, 'Cannot load document')
    })
})
