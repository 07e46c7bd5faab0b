import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SPORTS_CIRCULAR } from '../../cms/sample/files.ts'
import type { Cms } from '../../cms/setup/client.ts'
import { root } from '../launcher/folders.mjs'
import { open, takePicture } from '../studio/picture.ts'
import { choose, fill, setDay, setTime, showFrom, upload, write } from './form.ts'

const CIRCULAR = join(root, 'cms/sample/files/annual-sports-day.pdf')
const FORM = { x: 280, y: 0, width: 1086, height: 768 }
const NEW = '/admin/content/notification/+'

/** Publish a notice, schedule it, hide one, and replace a paper. */
export async function notices(page: Page, cms: Cms): Promise<void> {
  await removeForeignScripts(cms)
  await open(page, '/admin/content/notification', 'Annual sports day')
  await takePicture(page, 'editor-notices')
  await open(page, NEW, 'Creating')
  await fill(page, 'title', 'Sports day moves to 19 December')
  await setDay(page, 'date', '21112026')
  await write(page, 'description', 'The field is wet. Sports day is on Saturday, 19 December.')
  await takePicture(page, 'editor-notice-new', FORM)
  await upload(page, 'file', CIRCULAR)
  await showFrom(page, 'file')
  await takePicture(page, 'editor-notice-file', FORM)
  await setTime(page, 'publish_from', ['23112026', '0800'])
  await setTime(page, 'publish_until', ['20122026', '0000'])
  await takePicture(page, 'editor-notice-schedule', { ...FORM, y: 200, height: 380 })
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.waitForURL(/notification$/)

  const filter = encodeURI('?filter[title][_starts_with]=Annual sports day&fields=id')
  const [row] = await cms.list(`/items/notification${filter}`)
  const address = `/admin/content/notification/${String(row?.['id'])}`
  await open(page, address, 'Annual sports day')
  await choose(page, 'status', 'Hidden')
  await showFrom(page, 'publish_from')
  await takePicture(page, 'editor-notice-hide', FORM)

  await open(page, `/admin/files/${SPORTS_CIRCULAR}`, 'Replace File')
  await takePicture(page, 'editor-replace', { ...FORM, height: 440 })
}

/** The browser of the pictures has no letters for them. */
async function removeForeignScripts(cms: Cms): Promise<void> {
  const rows = await cms.list('/items/notification?limit=-1&fields=id,title')
  const foreign = rows.filter(({ title }) => /[\u0900-\u0DFF]/.test(String(title)))
  if (foreign.length > 0)
    await cms.remove(
      '/items/notification',
      foreign.map(({ id }) => Number(id)),
    )
}
