import type { Page } from '@playwright/test'
import type { Cms } from '../../cms/setup/client.ts'
import { open, takePicture } from '../studio/picture.ts'

const notice = 'Notice “Holiday on Monday”'
const since = '2026-11-21T09:30:00Z'

/** As lib/checks words them; no website runs beside the CMS of the pictures. */
const FINDINGS = [
  {
    what: `${notice}: the link “bus routes” leads to /BusRoute, and this website has no such page`,
    todo: 'Open the page that is meant, copy its address, and paste it.',
  },
  {
    what: `${notice}: the document “Holidays” is a photograph of a page: nobody can search it, hear it, or read it on a phone`,
    todo: 'Upload the PDF that the word processor exports, or run the scan through text recognition (OCR). Best of all, write the text into the notice.',
  },
]

/** The list of what the website found. */
export async function toMend(page: Page, cms: Cms): Promise<void> {
  const rows = FINDINGS.map((words) => ({
    ...{ ...words, since, id: crypto.randomUUID(), page: '/notices/7' },
    link: '/content/notification/7',
  }))
  await cms.create('/items/content_finding', rows)
  await open(page, '/admin/content/content_finding', 'bus routes')
  await takePicture(page, 'editor-to-mend')
  await page.getByText('bus routes').filter({ visible: true }).first().click()
  await page.getByText('Open it').first().waitFor()
  await takePicture(page, 'editor-to-mend-one', { x: 280, y: 0, width: 1086, height: 768 })
}
