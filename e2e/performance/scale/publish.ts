import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Reach } from '../../../scripts/launcher/progress.mjs'
import { residentBytesOf } from '../../../scripts/lib/process-figures.ts'
import type { Side } from './side.ts'

const PATIENCE_MS = 60_000
const POLL_MS = 20
/** After the notice itself, the pages that list it are made. */
const SETTLE_MS = 4_000

/** How Next divides the name of a kept page from its kind. */
const BEFORE_PATH = '/$/'

/** Corrects a notice and waits until a visitor sees it; answers how long that took, in milliseconds. */
async function correct({ desk, siteUrl, id }: Side, title: string): Promise<number> {
  await desk.ask('PATCH', `/items/notification/${id}`, { title })
  const begun = performance.now()
  while (performance.now() - begun < PATIENCE_MS) {
    if ((await (await fetch(`${siteUrl}/notices/${id}`)).text()).includes(title)) {
      return performance.now() - begun
    }
    await sleep(POLL_MS)
  }
  throw new Error(`A notice was not seen within ${PATIENCE_MS / 1_000} s`)
}

/** The pages that one correction makes anew, by what the cache has written since. */
export async function pagesMadeBy(side: Side, buildDir: string): Promise<string[]> {
  const begun = Date.now()
  await correct(side, `Corrected alone ${begun}`)
  await sleep(SETTLE_MS)
  const folder = join(buildDir, 'server', 'route-cache')
  const names = await readdir(folder, { recursive: true })
  const made: string[] = []
  for (const name of names.filter((each) => /\.(html|body)$/.test(each))) {
    if ((await stat(join(folder, name))).mtimeMs < begun) continue
    made.push(name.slice(name.indexOf(BEFORE_PATH) + BEFORE_PATH.length))
  }
  return made.toSorted()
}

export type Correction = { ms: number; bytes: number }

/** So many corrections one after another: how long each took, and the memory in use after it. */
export async function correctMany(side: Side, count: number, reach: Reach): Promise<Correction[]> {
  const samples: Correction[] = []
  for (let number = 0; number < count; number++) {
    const ms = await correct(side, `Corrected ${number} of ${count}`)
    samples.push({ ms, bytes: await residentBytesOf(side.pid) })
    reach(samples.length, count)
  }
  return samples
}
