import type { Row } from './client.ts'
import type { CmsSetup } from './reconcile.ts'
import { upgradeParts } from './upgrade-parts.ts'

/** The requests of an upgrade of a CMS with these pages and sections. */
async function requestsOf(pages: Row[], sections: Row[] = []) {
  const requests: [path: string, body: unknown][] = []
  const send = (path: string, body: unknown) => {
    requests.push([path, body])
    return Promise.resolve()
  }
  await upgradeParts(
    {
      list: (path: string) => Promise.resolve(path.startsWith('/items/pages') ? pages : sections),
      create: send,
      update: send,
      onStep: () => undefined,
    } as unknown as CmsSetup,
    '2026-11-24',
  )
  return requests
}

const games = { id: 1, page_name: 'cbse_games', kind: 'games', shortcuts: null }
const subjects = { id: 3, page_name: 'curriculum', kind: 'curriculum', shortcuts: null }
const fees = { id: 2, page_name: 'fee_payment_rules', kind: 'fees', shortcuts: null }

test('the parts of pages that the program has shown become rows of the pages that the school has', async () => {
  const [[path, parts] = [], ...others] = await requestsOf([games, fees, subjects])
  expect(path).toBe('/items/section')
  expect((parts as Row[]).map(({ kind }) => kind)).toEqual(['list', 'document', 'map'])
  expect(others).toEqual([
    ['/items/pages/1', { kind: 'exam-form', shortcuts: undefined }],
    ['/items/pages/2', { kind: undefined, shortcuts: ['footer', 'popular'] }],
    ['/items/pages/3', { kind: 'text', shortcuts: undefined }],
  ])
})

test('sections and shortcuts of editors stay', async () => {
  const own = { ...fees, shortcuts: [] }
  expect(await requestsOf([own], [{ id: 5, kind: 'document' }])).toEqual([])
})
