import { notEqual, ok } from 'node:assert/strict'
import { connectEditor } from '../../resilience/editor-client.ts'
import { createEditor, type Expected } from '../../resilience/sync/edits.ts'
import { sentenceOf } from '../../resilience/sync/figures.ts'
import { timeUntilShown } from '../../resilience/sync/visitors.ts'
import { randomFrom } from '../../resilience/random.ts'
import { generateLoad } from '../../support/load.ts'
import { expectResponses, type Checks, type Context } from '../checks.ts'

const EDITS = 12
const VISITORS = 8
/** A second in the cache and rendering a page take far less, however busy the machine. */
const PATIENCE_MS = 20_000
/** A setting is on every page. */
const SETTING_PATIENCE_MS = 90_000

/** Edits become visible through the cache. */
export const editChecks = ({ nginx, client, environment }: Context): Checks => ({
  async [`${EDITS} edits are seen through the cache`]() {
    const editor = createEditor(
      connectEditor(environment.cmsUrl, environment.secrets.adminToken),
      randomFrom(7),
    )
    const times: number[] = []
    for (let count = 0; count < EDITS; count += 1) {
      const { kind, expected } = await editor.edit()
      const patience = kind === 'setting' ? SETTING_PATIENCE_MS : PATIENCE_MS
      const ms = await timeUntilShown(nginx.url, expected, patience)
      notEqual(ms, null, `${kind} was not seen: ${await listMissing(nginx.url, expected)}`)
      times.push(ms ?? 0)
    }
    console.log(`        ${sentenceOf('through nginx', times)}`)
  },
  async 'a withdrawn notice disappears, though it is requested without a pause'() {
    const desk = connectEditor(environment.cmsUrl, environment.secrets.adminToken)
    const row = { title: 'Withdrawn', date: '2029-01-01' }
    const { id } = await desk.ask('POST', '/items/notification', row)
    const address = `/notices/${id}`
    notEqual(await timeUntilShown(nginx.url, [{ address, has: row.title }], PATIENCE_MS), null)
    let isOver = false
    const visits = generateLoad({
      ...{ concurrency: VISITORS, isOver: () => isOver },
      send: async () => (await client.send(address)).status,
    })
    await desk.ask('PATCH', `/items/notification/${id}`, { status: 'archived' })
    const gone = await timeUntilShown(nginx.url, [{ address, status: 404 }], PATIENCE_MS)
    isOver = true
    const statuses = await visits
    notEqual(gone, null)
    ok([...statuses.values()].reduce((sum, times) => sum + times, 0) > VISITORS)
    await expectResponses(client, [{ path: address, status: 404 }])
  },
})

/** What of it is not shown. */
async function listMissing(url: string, expected: readonly Expected[]): Promise<string> {
  const each = expected.map(async (one) =>
    (await timeUntilShown(url, [one], 500)) === null ? [JSON.stringify(one)] : [],
  )
  return (await Promise.all(each)).flat().join(', ')
}
