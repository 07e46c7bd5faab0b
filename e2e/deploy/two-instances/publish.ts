import { notEqual } from 'node:assert/strict'
import { openDesk } from '../../../scripts/chaos/freshness/desk.ts'
import { createEditor } from '../../../scripts/chaos/freshness/edits.ts'
import { timeUntilShown } from '../../../scripts/chaos/freshness/watch.ts'
import { randomFrom } from '../../../scripts/chaos/random.ts'
import type { Check } from '../checks.ts'
import { whenUp, type Pair } from './pair.ts'

const EDITS = 10
/** Seen on both within so long, whatever became of the hints. */
const PATIENCE_MS = 10_000
/** Gives no setting, which stands on every page: two instances on one machine make all of them. */
const SEED = 23

/** What is published is on both machines. */
export const publishChecks = ({ one, two, front, cmsUrl, adminToken }: Pair): Check[] => [
  ['both instances start', () => whenUp(one, two)],
  [
    `${EDITS} edits are on both machines and before visitors within ${PATIENCE_MS / 1000} s`,
    async () => {
      const editor = createEditor(openDesk(cmsUrl, adminToken), randomFrom(SEED))
      const slowest = { one: 0, two: 0, front: 0 }
      for (let count = 0; count < EDITS; count += 1) {
        const { kind, expected } = await editor.edit()
        const times = await Promise.all([
          timeUntilShown(one.siteUrl, expected, PATIENCE_MS),
          timeUntilShown(two.siteUrl, expected, PATIENCE_MS),
          timeUntilShown(front.url, expected, PATIENCE_MS),
        ])
        for (const [index, name] of (['one', 'two', 'front'] as const).entries()) {
          const ms = times[index] ?? null
          notEqual(ms, null, `${kind} was not seen at ${name}`)
          slowest[name] = Math.max(slowest[name], ms ?? 0)
        }
      }
      const seconds = Object.entries(slowest).map(
        ([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`,
      )
      console.log(`        the slowest: ${seconds.join(', ')}`)
    },
  ],
]
