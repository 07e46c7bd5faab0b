import type { FileChooser, Locator, Page, Response } from 'playwright/test'

const TIMEOUT_MS = 20_000

export type Clerk = Awaited<ReturnType<typeof startClerk>>

/**
 * The Studio as it is after the sign-in, in which each click and each typed text is counted.
 * @param files what is chosen in the window for files
 */
export async function startClerk(page: Page, files: readonly string[]) {
  page.setDefaultTimeout(TIMEOUT_MS)
  const isPhone = onPhone(page)
  let last: Locator | null = null
  /** The number of clicks, the time of the last one, and the texts that were typed. */
  const log = { clicks: 0, pressedAt: 0, written: new Array<string>() }

  const press = async (element: Locator) => {
    last = element
    log.pressedAt = performance.now()
    await element.click()
    log.clicks += 1
  }
  /** The panel of a list has a Save of its own, and is there for a moment after it. */
  const save = async (button: Locator) => {
    const panel = page.locator('.v-drawer')
    const isOpen = await panel.isVisible()
    await press(button)
    if (isOpen) await panel.waitFor({ state: 'hidden' })
  }
  /** A field of the topmost form. */
  const fieldOf = (label: string) =>
    page
      .locator('.field:visible')
      .filter({
        has: page.locator('.field-name .v-text-overflow').getByText(label, { exact: true }),
      })
      .last()
  const focus = async (input: Locator) => {
    last = input
    await input.waitFor()
    if (!(await input.evaluate((element) => element === document.activeElement))) await press(input)
  }

  // In no task, so that each opens its own entry.
  await page.goto('/admin/content/exam')
  await page.locator('.content-navigation').waitFor({ state: 'attached' })
  return {
    log,
    /** An entry of the menu at the left. */
    async openEntry(name: string) {
      if (isPhone) await press(withIcon(page, 'left_panel_open').first())
      await press(page.locator('.content-navigation').getByText(name, { exact: true }).first())
    },
    /** The entry of a list that has these words. */
    openRow: (words: string) => press(rowOf(page, words)),
    /** A button by its words or its icon, of a field if it has one. */
    async press(name: string, label?: string) {
      if (isPhone && name === SIDEBAR) await press(withIcon(page, 'right_panel_open').last())
      const icon = ICONS[name] ?? (isPhone ? ICONS_OF_PHONES[name] : undefined)
      const button = (within: Page | Locator) =>
        icon
          ? withIcon(within, icon)
          : within.getByText(name, { exact: true }).locator('visible=true')
      if (label) await fieldOf(label).waitFor()
      await button(page).last().waitFor()
      const own = label ? button(fieldOf(label)) : null
      const pressed = own && (await own.count()) > 0 ? own.first() : button(page).last()
      if (name === 'Save') return save(pressed)
      if (name !== UPLOAD) return press(pressed)
      const chooser = page.waitForEvent('filechooser')
      await press(pressed)
      await sendFiles(page, await chooser, files)
      // The field has the file once its button is gone.
      return pressed.waitFor({ state: 'hidden' })
    },
    /** Writes into a field of the open form in place of what it has. */
    async write(label: string, value: string) {
      const field = fieldOf(label)
      log.written.push(value)
      const boxes = field.locator(':is(.date-field-segment, .time-field-segment)[contenteditable]')
      const text = field.locator('.ProseMirror, .wysiwyg [contenteditable=true]')
      await field
        .locator('input, textarea, [contenteditable=true]')
        .first()
        .waitFor({ state: 'attached' })
      if ((await boxes.count()) > 0) return writeMoment(page, boxes, value, focus)
      const isRich = (await text.count()) > 0
      const input = isRich ? text.first() : field.locator('input:visible, textarea:visible').first()
      await focus(input)
      if (!isRich) return input.fill(value)
      if (value.startsWith('<')) return pasteHtml(page, value)
      await page.keyboard.press('Control+End')
      await page.keyboard.type(value)
    },
    /** Chooses a value of a list. */
    async choose(label: string, value: string) {
      await press(fieldOf(label).locator('.v-input').first())
      await press(page.locator('#menu-outlet, body').getByText(value, { exact: true }).last())
    },
    tick: (label: string) => press(fieldOf(label).locator('.v-checkbox').first()),
    async drag(words: string, target: string) {
      const handle = (text: string) => rowOf(page, text).locator('.drag-handle')
      const box = await handle(target).boundingBox()
      if (!box) throw new Error(`There is no ${target}`)
      await handle(words).hover()
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, box.y, { steps: 20 })
      log.clicks += 1
      log.pressedAt = performance.now()
      await page.mouse.up()
    },
    /** A picture of the window in which what was used last has a frame. */
    async takePicture(): Promise<Buffer> {
      const frame = (on: boolean) =>
        last
          ?.evaluate((element, isOn) => {
            element
              .closest<HTMLElement>('.field, button, a, tr, li, .button')
              ?.style.setProperty('outline', isOn ? '3px solid #1d70b8' : '')
          }, on)
          .catch(() => undefined)
      await frame(true)
      const picture = await page.screenshot({ animations: 'disabled' })
      await frame(false)
      return picture
    },
  }
}

const rowOf = (page: Page, words: string) =>
  page.locator('tbody tr').filter({ hasText: words }).first()

/** Whether the Studio has the layout of a phone. */
export const onPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600

const withIcon = (within: Page | Locator, icon: string) =>
  within.locator(`button:visible:has([data-icon="${icon}"])`)

const UPLOAD = 'arrow'
/** What a phone has behind the button at its right. */
const SIDEBAR = 'Revisions'

/** Buttons without words, as the guide calls them. */
const ICONS: Readonly<Record<string, string>> = {
  [UPLOAD]: 'file_upload',
  pencil: 'edit',
  'small arrow': 'keyboard_arrow_down',
}

/** Buttons that have their words only on a wider screen. */
const ICONS_OF_PHONES: Readonly<Record<string, string>> = { Save: 'check', Create: 'add' }

/** Days are typed as digits; the time after the day. */
async function writeMoment(
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
async function sendFiles(
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

async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.evaluate(async (text) => {
    const item = { 'text/html': new Blob([text], { type: 'text/html' }) }
    await navigator.clipboard.write([new ClipboardItem(item)])
  }, html)
  await page.keyboard.press('Control+v')
}
