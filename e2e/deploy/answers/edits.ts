import { equal, notEqual, ok } from 'node:assert/strict'
import { openDesk } from '../../../scripts/chaos/freshness/desk.ts'
import { createEditor, type Expected } from '../../../scripts/chaos/freshness/edits.ts'
import { timeUntilShown } from '../../../scripts/chaos/freshness/watch.ts'
import { randomFrom } from '../../../scripts/chaos/random.ts'
import type { Check } from '../checks.ts'
import type { Ground } from '../context.ts'

const EDITS = 12
const VISITORS = 8
/** What a second in the cache and the making of a page never come near, however busy the machine. */
const PATIENCE_MS = 20_000
/** It stands on every page. */
const SETTING_PATIENCE_MS = 90_000

const patienceFor = (kind: string) => (kind === 'setting' ? SETTING_PATIENCE_MS : PATIENCE_MS)

/** What an editor does is seen through the cache. */
export const editChecks = ({ front, browser, world }: Ground): Check[] => [
  [
    `${EDITS} edits are seen through the cache`,
    async () => {
      const editor = createEditor(openDesk(world.cmsUrl, world.secrets.adminToken), randomFrom(7))
      const times: number[] = []
      for (let count = 0; count < EDITS; count += 1) {
        const { kind, expected } = await editor.edit()
        const ms = await timeUntilShown(front.url, expected, patienceFor(kind))
        notEqual(ms, null, `${kind} was not seen: ${await unseen(front.url, expected)}`)
        times.push(ms ?? 0)
      }
      const [median, longest] = [0.5, 1].map(
        (part) => times.toSorted((a, b) => a - b)[Math.ceil(EDITS * part) - 1],
      )
      console.log(
        `        seen after ${inSeconds(median)} s in the middle, ${inSeconds(longest)} s at most`,
      )
    },
  ],
  [
    'a notice that is taken back is gone, though it is asked for without a pause',
    async () => {
      const desk = openDesk(world.cmsUrl, world.secrets.adminToken)
      const row = { title: 'Taken back', date: '2029-01-01' }
      const { id } = await desk.ask('POST', '/items/notification', row)
      const address = `/notices/${id}`
      notEqual(await timeUntilShown(front.url, [{ address, has: row.title }], PATIENCE_MS), null)
      let isOpen = true
      let visits = 0
      const visitor = async () => {
        while (isOpen) visits += (await browser.ask(address)).status > 0 ? 1 : 0
      }
      const all = Array.from({ length: VISITORS }, visitor)
      await desk.ask('PATCH', `/items/notification/${id}`, { status: 'archived' })
      const gone = await timeUntilShown(front.url, [{ address, status: 404 }], PATIENCE_MS)
      isOpen = false
      await Promise.all(all)
      notEqual(gone, null)
      ok(visits > VISITORS)
      equal((await browser.ask(address)).status, 404)
    },
  ],
]

/** What of it does not show, and whether the site itself shows it by now. */
async function unseen(url: string, expected: readonly Expected[]): Promise<string> {
  const each = expected.map(async (one) =>
    (await timeUntilShown(url, [one], 500)) === null ? [JSON.stringify(one)] : [],
  )
  return (await Promise.all(each)).flat().join(', ')
}

const inSeconds = (ms = 0) => (ms / 1000).toFixed(1)
