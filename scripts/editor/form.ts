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

/** Chooses one of a list. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).locator('.v-select, .v-input').first().click()
  await page.getByText(option, { exact: true }).filter({ visible: true }).last().click()
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
