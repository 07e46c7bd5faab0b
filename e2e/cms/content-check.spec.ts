import { expect, test } from 'playwright/test'
import { askCms, idOf } from '../support/cms.ts'
import {
  createdRows,
  createPicture,
  createRow,
  removeCreatedRows,
  type CreatedRow,
} from '../support/faulty-content.ts'
import { openStudio } from '../support/studio.ts'

type Finding = { id: string; kind: string; page: string; what: string; todo: string; link: string }

const listFindings = async () =>
  (await askCms('GET', '/items/content_finding?limit=-1')).data as Finding[]

/** The link to a row in the CMS; rows of different collections can have the same id. */
const linkOf = ({ collection, id }: CreatedRow) =>
  collection === 'directus_files' ? `/files/${id}` : `/content/${collection}/${id}`

const mark = `Planted ${Date.now()}`

const DEAD_LINK = '<p>See <a href="/AboutUss">about us</a>.</p>'

const notice = (title: string, more: object) =>
  createRow('notification', { title: `${mark}: ${title}`, date: '2019-01-01', ...more })

/**
 * Creates a fault in each kind of row and file; lib/checks/rules tests all faults. The pictures are
 * in an album of their own.
 */
async function createFaultyRows(): Promise<[CreatedRow, RegExp][]> {
  const wordless = await createPicture(1200, 'IMG_20250114_101112.jpg')
  const images = [{ directus_files_id: wordless.id }]
  await createRow('gallery', { title: `${mark}: album`, images })
  const paper = { kind: 'noc', title: `${mark}: NOC`, url: '/AboutUs', valid_until: '2020-01-31' }
  return [
    [wordless, /nobody has written what it shows/],
    [await createRow('disclosure_document', paper), /valid until 31 January 2020/],
    [await notice('text', { description: DEAD_LINK }), /“about us” leads to \/AboutUss/],
  ]
}

test('each fault is reported with its place and advice until it is removed', async ({
  browser,
}) => {
  try {
    const wanted = await createFaultyRows()
    await expect(async () => {
      const findings = await listFindings()
      for (const [row, saying] of wanted) {
        const ofRow = findings.filter(({ link }) => link === linkOf(row))
        expect(ofRow.map(({ what }) => what)).toEqual([expect.stringMatching(saying)])
        expect(ofRow[0]?.todo).toMatch(/^[A-Z].+\.$/)
      }
    }).toPass({ timeout: 120_000, intervals: [2_000] })

    const ours = (await listFindings()).find(({ what }) => what.includes(`${mark}: text`))
    expect(ours?.page).toBe(ours?.link.replace('/content/notification', '/notices'))
    const studio = await openStudio(browser, 'editor')
    await studio.goto('/admin/content/content_finding')
    await expect(studio.getByRole('heading', { name: 'Content to fix' })).toBeVisible()
    await expect(studio.getByRole('button', { name: 'Create' })).toBeDisabled()
    await studio.goto(`/admin/content/content_finding/${ours?.id}`)
    const link = studio.getByRole('link', { name: 'Open it' })
    // The Studio shows the link before the finding is loaded, without an address.
    await expect(link).toHaveAttribute('href', new RegExp(`${ours?.link}$`))
    await link.click()
    await expect(studio).toHaveURL(new RegExp(`/admin${ours?.link}`))
    await studio.close()
  } finally {
    await removeCreatedRows()
  }

  const removed = createdRows.map(linkOf)
  await expect(async () => {
    const findings = await listFindings()
    expect(findings.filter(({ link }) => removed.includes(link))).toEqual([])
  }).toPass({ timeout: 120_000, intervals: [2_000] })
})

test('the sample content has no faults', async () => {
  const samples = new Set(['/content/school'])
  const lists =
    'notification pages section heading gallery exam calendar_date book faculty person team disclosure_document board_result'
  for (const list of lists.split(' ')) {
    const path = `/items/${list}?limit=-1&fields=id&filter[sample][_eq]=true`
    for (const row of (await askCms('GET', path)).rows) samples.add(`/content/${list}/${idOf(row)}`)
  }
  const files = await askCms('GET', '/files?limit=-1&fields=id&filter[folder][_nnull]=true')
  for (const row of files.rows) samples.add(`/files/${idOf(row)}`)
  expect(samples.size).toBeGreaterThan(60)
  const faults = (await listFindings()).filter(({ kind }) => kind === 'needs-fixing')
  expect(faults.filter(({ link }) => samples.has(link))).toEqual([])
})
