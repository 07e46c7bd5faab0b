import type { FaultyCms } from '../faulty-cms.ts'
import type { World } from '../world.ts'
import type { ContentOptions, Failure } from './options.ts'
import type { Site } from './site.ts'
import type { Golden } from './visits.ts'

/** What every trial needs. */
export type Trial = {
  world: World
  cms: FaultyCms
  site: Site
  golden: Golden
  options: ContentOptions
}

/** A name that no name server knows, for ever (RFC 2606). */
const UNRESOLVED = 'http://cms.invalid'

/** Where the site asks while the failure lasts. */
export const addressDuring = ({ cms }: Trial, failure: Failure): string =>
  failure === 'unresolved' ? UNRESOLVED : cms.url

/** Begins a failure; where that needs another address, the site is started anew. */
export async function begin(trial: Trial, failure: Failure): Promise<void> {
  if (failure !== 'unresolved') return trial.cms.fail(failure)
  await trial.site.kill()
  await trial.site.start(UNRESOLVED)
}

/** Ends it. */
export async function end(trial: Trial, failure: Failure): Promise<void> {
  if (failure !== 'unresolved') return trial.cms.fail(null)
  await trial.site.kill()
  await trial.site.start(trial.cms.url)
}
