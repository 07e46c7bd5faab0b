import type { Page } from '@playwright/test'
import { open, takePicture } from '../studio/picture.ts'
import { fill, showFrom, write } from './form.ts'

const FORM = { x: 280, y: 0, width: 1086, height: 768 }

/** Change the fees, add a teacher, add an album. */
export async function rows(page: Page): Promise<void> {
  await open(page, '/admin/content/fee', 'Nursery')
  await takePicture(page, 'editor-fees')
  await page.getByText('Nursery').filter({ visible: true }).first().click()
  await page.getByText('Amount').filter({ visible: true }).first().waitFor()
  await takePicture(page, 'editor-fee', { ...FORM, height: 560 })
  await open(page, '/admin/content/pages/+', 'Creating')
  await fill(page, 'page_name', 'fee_payment_rules')
  await write(page, 'content', 'From 1 April 2027 fees may be paid at the counter or online.')
  await takePicture(page, 'editor-fee-rules', FORM)

  await open(page, '/admin/content/faculty/+', 'Creating')
  await fill(page, 'name', 'Mrs Leela Thomas')
  await fill(page, 'designation', 'TGT Mathematics')
  await fill(page, 'qualification', 'M.Sc., B.Ed.')
  await fill(page, 'department', 'Mathematics')
  await takePicture(page, 'editor-teacher', { ...FORM, height: 560 })

  await open(page, '/admin/content/gallery', 'A day at school')
  await page.getByText('A day at school').filter({ visible: true }).first().click()
  await page.getByText('Morning assembly').first().waitFor()
  await showFrom(page, 'images')
  await takePicture(page, 'editor-album', FORM)
}
