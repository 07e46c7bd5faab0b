import { setTimeout as pause } from 'node:timers/promises'
import { during } from '../../../scripts/launcher/progress.mjs'
import { between, type Random } from '../random.ts'
import type { Victim } from '../victim.ts'
import type { createEditor, Edit } from './edits.ts'
import { timeUntilShown } from './watch.ts'

export type Ground = {
  siteUrl: string
  editor: ReturnType<typeof createEditor>
  random: Random
  /** Seen within so many milliseconds, or not in time. */
  patience: number
  site: Victim
  cms: Victim
  bothUp: () => Promise<void>
}

type Timed = { kind: string; ms: number | null }

const watch = async ({ siteUrl, patience }: Ground, { kind, expected }: Edit): Promise<Timed> => ({
  kind,
  ms: await timeUntilShown(siteUrl, expected, patience),
})

/** Edits one after another, each when the one before is seen. */
export async function editAndWatch(ground: Ground, count: number, what: string): Promise<Timed[]> {
  return during(what, async () => {
    const times: Timed[] = []
    while (times.length < count) {
      times.push(await watch(ground, await ground.editor.edit()))
      // So that edits do not all fall into the same part of the reconciler's beat.
      await pause(between(ground.random, 0, 400))
    }
    return times
  })
}

/** Edits, and kills the site, the CMS or both at a moment that nobody foresees; timed from when both are up again. */
export async function editAndKill(ground: Ground, kills: number): Promise<Timed[]> {
  return during('Killing around edits', async () => {
    const times: Timed[] = []
    while (times.length < kills) {
      const edit = await ground.editor.editAgain()
      await pause(between(ground.random, 0, 500))
      await killSome(ground)
      times.push(await watch(ground, edit))
    }
    return times
  })
}

async function killSome({ random, site, cms, bothUp }: Ground): Promise<void> {
  const chance = random()
  const victims = [...(chance < 0.7 ? [site] : []), ...(chance > 0.5 ? [cms] : [])]
  await Promise.all(victims.map((victim) => victim.kill()))
  for (const victim of victims) victim.start()
  await bothUp()
}
