import type { Row } from './client.ts'
import type { CmsSetup } from './reconcile.ts'
import { upgradeRows } from './upgrade-rows.ts'

/** What an upgrade writes into a CMS with these rows. */
async function requestsOf(rows: Readonly<Record<string, Row[]>>) {
  const requests: [method: string, path: string, body: unknown][] = []
  const send = (method: string) => (path: string, body: unknown) =>
    Promise.resolve(void requests.push([method, path, body]))
  const cms = {
    list: (path: string) => Promise.resolve(rows[/^\/items\/(\w+)/.exec(path)?.[1] ?? ''] ?? []),
    create: send('create'),
    update: send('update'),
    remove: send('remove'),
    onStep: () => undefined,
  }
  await upgradeRows(cms as unknown as CmsSetup, '2026-11-24')
  return requests
}

const own = { sample: false, date_updated: '2026-11-20T10:00:00Z' }

test('a page of the office gets the new name of its kind', async () => {
  const pages = [
    { id: 4, title: 'Yoga', kind: 'karate', ...own },
    { id: 5, title: 'Chess', kind: 'abacus', ...own },
  ]
  expect(await requestsOf({ pages })).toEqual([
    ['update', '/items/pages/4', { kind: 'pictures', sample: false }],
    ['update', '/items/pages/5', { kind: 'notice-board', sample: false }],
  ])
})

test('an unchanged page of the sample stays one, with its status', async () => {
  const page = { title: 'Karate', sample: true, status: 'draft' }
  const stored = { id: 6, ...page, kind: 'karate', date_created: '2026-11-01', date_updated: null }
  expect(await requestsOf({ pages: [stored] })).toEqual([
    ['remove', '/items/pages', [6]],
    ['create', '/items/pages', { ...page, kind: 'pictures' }],
  ])
})

test('the houses of the sample get the drawings that visitors saw by their names, others none', async () => {
  const team = [
    { id: 1, kind: 'house', name: 'Neem House', ...own },
    { id: 2, kind: 'house', name: 'Tagore House', ...own },
  ]
  expect(await requestsOf({ team })).toEqual([
    ['update', '/items/team/1', { drawing: 'house-neem', sample: false }],
  ])
})
