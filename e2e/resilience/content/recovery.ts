import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { World } from '../world.ts'
import type { Trial } from './trial.ts'
import { RECOVERY_SECONDS } from './verdict.ts'
import { newTally, view, visitAll } from './visits.ts'

const TRY_EVERY_MS = 100

/**
 * Edits while the site cannot know, ends the failure, and answers the seconds until the edit is shown.
 * Then the edit is taken back. Null when either is not seen in time.
 */
export async function recover(trial: Trial, heal: () => Promise<void>): Promise<number | null> {
  const { world, site, golden } = trial
  const title = `Made while nobody could know ${Date.now()}`
  const date = new Date().toISOString().slice(0, 10)
  const id = await postNotice(world, { title, date })
  await heal()
  const isShown = async () => (await view(`${site.url}/notices`)).text.includes(title)
  const seconds = await secondsUntil(isShown)
  await askCms(world, 'DELETE', `/items/notification/${id}`)
  const isAsBefore = async () => {
    const tally = newTally()
    await visitAll(site.url, golden, tally)
    return tally.wrong + tally.broken === 0
  }
  return (await secondsUntil(isAsBefore)) === null ? null : seconds
}

/** To a tenth; null after RECOVERY_SECONDS. */
async function secondsUntil(isSo: () => Promise<boolean>): Promise<number | null> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  while (!(await isSo())) {
    if (seconds() > RECOVERY_SECONDS) return null
    await pause(TRY_EVERY_MS)
  }
  return Math.round(seconds() * 10) / 10
}

const posted = z.object({ data: z.object({ id: z.number() }) })

async function postNotice(world: World, notice: object): Promise<number> {
  return posted.parse(await (await askCms(world, 'POST', '/items/notification', notice)).json())
    .data.id
}

async function askCms(
  { cmsUrl, secrets }: World,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const answer = await fetch(cmsUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${secrets.adminToken}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The CMS answered ${answer.status} to ${method} ${path}.`)
  return answer
}
