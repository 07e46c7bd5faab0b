import type { Locator, Page } from 'playwright/test'
import { pasteHtml, sendFiles, writeMoment } from './input.ts'

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
  /** The panel of a list has its own Save, and is there for a moment after it. */
  const save = async (button: Locator) => {
    const panels = page.locator('.v-drawer')
    const open = await panels.count()
    await press(button)
    if (open > 0) await panels.nth(open - 1).waitFor({ state: 'hidden' })
  }
  let isSidebarOpen = false
  /** On a phone the panel at the right covers the form: a tap outside closes it. */
  const closeSidebar = async () => {
    const cover = page.locator('.container.right > .v-overlay.active')
    await cover.click({ position: { x: 20, y: 400 } })
    log.clicks += 1
    isSidebarOpen = false
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
  const menu = isPhone ? phoneButton(page, OPEN_MENU) : page.locator('.content-navigation')
  await menu.waitFor({ state: 'attached' })
  return {
    log,
    /** Opens what is marked on the page of the preview by its pencil. */
    async point(mark: string) {
      const frame = page.frameLocator('iframe')
      await frame.locator('.directus-visual-editing-rect').first().waitFor({ state: 'attached' })
      await frame.locator(mark).first().hover()
      await press(frame.locator('.directus-visual-editing-rect-hover button').last())
      // The Studio moves the cursor into the panel.
      await page.locator('.v-drawer :focus').first().waitFor()
    },
    /** An entry of the menu at the left. */
    async openEntry(name: string) {
      if (isPhone) await press(phoneButton(page, OPEN_MENU))
      await press(page.locator('.content-navigation').getByText(name, { exact: true }).first())
      // The Studio replaces the form once it has the values.
      await page.waitForLoadState('networkidle')
    },
    /** The entry of a list that has these words. */
    openRow: (words: string) => press(rowOf(page, words)),
    /** A button by its words or its icon, of a field if it has one. */
    async press(name: string, label?: string) {
      if (isPhone && name === SIDEBAR) {
        await press(phoneButton(page, 'right_panel_open'))
        isSidebarOpen = true
      }
      const icon = ICONS[name]
      const phoneIcon = isPhone && PHONE_ICONS[name]
      const button = (within: Page | Locator) => {
        if (phoneIcon) return phoneButton(within, phoneIcon)
        if (icon) return withIcon(within, icon)
        return within.getByText(name, { exact: true }).locator('visible=true')
      }
      if (label) await fieldOf(label).waitFor()
      await button(page).last().waitFor()
      const own = label ? button(fieldOf(label)) : null
      const pressed = own && (await own.count()) > 0 ? own.first() : button(page).last()
      if (name === 'Save') {
        if (isSidebarOpen) await closeSidebar()
        return save(pressed)
      }
      if (name !== UPLOAD) return press(pressed)
      const chooser = page.waitForEvent('filechooser')
      await press(pressed)
      await sendFiles(page, await chooser, files)
      // The field has the file once its button is gone.
      return pressed.waitFor({ state: 'hidden' })
    },
    /** Writes into a field of the open form instead of what it has. */
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

const withIcon = (within: Page | Locator, icon: string, kind = 'button') =>
  within.locator(`${kind}:visible:has([data-icon="${icon}"])`)

/** A button that has its words only on a wider screen. */
const phoneButton = (within: Page | Locator, icon: string) => withIcon(within, icon, '.button')

const OPEN_MENU = 'left_panel_open'
const UPLOAD = 'arrow'
/** What a phone has behind the button at its right. */
const SIDEBAR = 'Revisions'

/** Buttons without words, as the guide calls them. */
const ICONS: Readonly<Record<string, string>> = {
  [UPLOAD]: 'file_upload',
  pencil: 'edit',
  'small arrow': 'keyboard_arrow_down',
}

/** The buttons without words on a phone. */
const PHONE_ICONS: Readonly<Record<string, string>> = {
  Save: 'check',
  Create: 'add',
  Apply: 'arrow_upload_progress',
}
