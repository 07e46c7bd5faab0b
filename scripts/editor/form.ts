import type { Locator, Page } from '@playwright/test'

/** A field of the form that is open, by its name in the collection. */
const field = (page: Page, name: string): Locator => page.locator(`.field[data-field="${name}"]`)

/** Writes into a field of one line. */
export async function fill(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).locator('input').first().fill(text)
}

/** Writes a text into the field with the buttons for headings and lists. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).locator('[contenteditable=true]').click()
  await page.keyboard.type(text)
}

/** Types a day, in the order in which the form asks for it: ddmmyyyy. */
export async function setDay(page: Page, name: string, day: string): Promise<void> {
  await field(page, name).locator('[contenteditable]').first().click()
  await page.keyboard.type(day)
}

/** Types a day and a time of it, as the form asks for them: ddmmyyyy and hhmm. */
export async function setTime(page: Page, name: string, [day, time]: [string, string]) {
  await setDay(page, name, day)
  // The year would take more digits.
  await page.keyboard.press('Tab')
  await page.keyboard.type(time)
  await page.keyboard.press('Tab')
}

/** Chooses one of a list. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  // The list unfolds below its field, and cannot be scrolled to.
  await showFrom(page, name)
  await field(page, name).locator('.v-select, .v-input').first().click()
  await page
    .locator('#menu-outlet')
    .getByText(option, { exact: true })
    .filter({ visible: true })
    .click()
}

/** Uploads a file from the computer into a field for one. */
export async function upload(page: Page, name: string, file: string): Promise<void> {
  await field(page, name).getByText('No File Selected').click()
  await page.getByText('Upload File from Device').click()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('#dialog-outlet .overlay').waitFor({ state: 'detached' })
}

/** Brings a field to the top of the screen. */
export async function showFrom(page: Page, name: string): Promise<void> {
  await field(page, name).evaluate((element) => element.scrollIntoView({ block: 'start' }))
}
