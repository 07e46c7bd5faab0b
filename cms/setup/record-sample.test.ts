import { SAMPLE_ROWS } from 'school-schema/school/school'
import { sampleRecord } from 'school-schema/sample/sample'
import type { Row } from './client.ts'
import { recordSample } from './record-sample.ts'
import type { CmsSetup } from './reconcile.ts'

type Sent = { [SAMPLE_ROWS]: Row[] }

const created = '2026-11-24T06:00:00.000Z'

/** What is recorded of a CMS with these first revisions and rows. */
async function recordsOf(collection: string, revisions: Row[], rows: Row[]) {
  const records: Row[] = []
  const cms: Partial<CmsSetup> = {
    list: (path) => Promise.resolve(path.startsWith('/revisions') ? revisions : rows),
    read: () => Promise.resolve({ id: 1, date_created: created }),
    update: (_path, body) => Promise.resolve(void records.push(...(body as Sent)[SAMPLE_ROWS])),
  }
  await recordSample(cms as CmsSetup, [collection])
  return records
}

test('a row that somebody has changed is recorded as it was written', async () => {
  const values = { page_name: 'transport', title: 'Transport', sample: true }
  const revisions = [
    { collection: 'pages', item: '4', data: values },
    { collection: 'pages', item: '5', data: { page_name: 'NCC', title: 'Ours' } },
    // An import writes every column.
    { collection: 'pages', item: '6', data: { ...values, status: 'published', sample: false } },
    { collection: 'pages', item: '7', data: { page_name: 'privacy_policy', sample: false } },
    // An earlier version did not mark it as sample.
    { collection: 'pages', item: '8', data: { page_name: 'infrastructure', sample: false } },
  ]
  const rows = [{ id: 4, title: 'Transport', date_updated: null }]
  expect(await recordsOf('pages', revisions, rows)).toEqual([
    { collection: 'pages', item: '4', values },
    expect.objectContaining({ item: '8' }),
  ])
})

test('without revisions, unchanged rows and the record of this version are recorded', async () => {
  const row = { id: 3, title: 'Sports day', date_updated: null }
  expect(await recordsOf('notification', [], [row])).toEqual([
    { collection: 'notification', item: '3', values: row },
  ])
  expect(await recordsOf('school', [], [])).toEqual([
    { collection: 'school', item: '1', values: sampleRecord('school', '2026-11-24') },
  ])
})
