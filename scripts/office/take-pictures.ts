import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { DASHBOARD } from '../../cms/model/dashboard.ts'
import { VIEWS } from '../../cms/model/views.ts'
import type { Cms } from '../../cms/setup/client.ts'
import { OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { root } from '../launcher/folders.mjs'
import { openBrowser } from '../lib/browser.ts'

const CLERK = { email: 'office@example.com', password: crypto.randomUUID() }
const SCREEN = { width: 1366, height: 768 }
const INBOX = '/admin/content/admission_form'

/** The pictures of the guide for the office, as somebody with the role Office sees them. */
export async function takePictures(cms: Cms): Promise<void> {
  await cms.create('/users', {
    ...CLERK,
    ...{ first_name: 'School', last_name: 'Office', role: OFFICE_ROLE, status: 'active' },
  })
  const browser = await openBrowser()
  try {
    const page = await signIn(browser, cms.url)
    await shoot(page, 'office-list', INBOX, 'Kabir Das')
    await shoot(page, 'office-board', `${INBOX}?bookmark=${boardId()}`, 'Visit booked')
    const kabir = '?filter[student_name][_eq]=Kabir Das&fields=id'
    const [row] = await cms.list(`/items/admission_form${encodeURI(kabir)}`)
    await shoot(page, 'office-enquiry', `${INBOX}/${String(row?.['id'])}`, 'Overdue: nobody')
    await shoot(page, 'office-dashboard', `/admin/insights/${DASHBOARD.id}`, 'Median time')
  } finally {
    await browser.close()
  }
}

async function signIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: SCREEN,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.getByPlaceholder('Email').fill(CLERK.email)
  await page.getByPlaceholder('Password').fill(CLERK.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/admin\/(?!login)/)
  await page.getByRole('button', { name: 'right_panel_close' }).click()
  return page
}

/** `words` stand on the screen once it is complete. */
async function shoot(page: Page, name: string, address: string, words: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByText(words).filter({ visible: true }).first().waitFor()
  // The Studio unfolds its panels by and by.
  await page.waitForTimeout(1_500)
  const path = `docs/pictures/${name}.webp`
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(root, path))
  console.log(`${path}: ${Math.round(size / 1024)} kB`)
}

function boardId(): number {
  const board = VIEWS.find(
    ({ collection, layout }) => collection === 'admission_form' && layout === 'kanban',
  )
  if (!board) throw new Error('There is no board.')
  return board.id
}
