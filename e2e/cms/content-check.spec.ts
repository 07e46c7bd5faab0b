import { expect, test } from 'playwright/test'
import { askCms, createItem, deleteItem, idOf, sampleFile, uploadFile } from '../support/cms.ts'
import { openStudio } from '../support/studio.ts'

type Finding = { id: string; kind: string; page: string; what: string; todo: string; link: string }

const listFindings = async () =>
  (await askCms('GET', '/items/content_finding?limit=-1')).data as Finding[]
/** Without what only lacks a translation. */
const listFaults = async () =>
  (await listFindings()).filter(({ kind }) => kind !== 'awaits-translation')

const mark = `Planted ${Date.now()}`
const DEAD_LINK = '<p>See <a href="/AboutUss">about us</a>.</p>'

test('each fault is reported with its place and advice until it is removed', async ({
  browser,
}) => {
  // One in a row, a list and a file; lib/checks/rules tests all faults.
  const wordless = await uploadFile(sampleFile('library.webp'), 'IMG_20250114_101112.webp')
  const images = [{ directus_files_id: wordless }]
  const document = {
    kind: 'noc',
    title: `${mark}: NOC`,
    url: '/AboutUs',
    valid_until: '2020-01-31',
  }
  const notice = { title: `${mark}: text`, date: '2019-01-01', description: DEAD_LINK }
  const created: [collection: string, id: number][] = []
  const create = async (collection: string, row: object) => {
    const id = await createItem(collection, row)
    created.push([collection, id])
    return `/content/${collection}/${id}`
  }
  const links = [`/files/${wordless}`]
  try {
    await create('gallery', { title: `${mark}: album`, images })
    links.push(await create('disclosure_document', document), await create('notification', notice))
    const sayings = [/it has no description/, /valid until 31 January 2020/, /leads to \/AboutUss/]
    await expect(async () => {
      const findings = await listFaults()
      for (const [index, saying] of sayings.entries()) {
        const [found, ...others] = findings.filter(({ link }) => link === links[index])
        expect([found?.what, others]).toEqual([expect.stringMatching(saying), []])
        expect(found?.todo).toMatch(/^[A-Z].+\.$/)
      }
    }).toPass({ intervals: [2_000] })

    const ours = (await listFaults()).find(({ what }) => what.includes(`${mark}: text`))
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
    for (const [collection, id] of created) await deleteItem(collection, id)
    await askCms('DELETE', `/files/${wordless}`)
  }

  await expect(async () => {
    const findings = await listFaults()
    expect(findings.filter(({ link }) => links.includes(link))).toEqual([])
  }).toPass({ intervals: [2_000] })
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
