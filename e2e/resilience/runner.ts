import { explain } from '../../scripts/launcher/problem.mjs'
import { say, step } from '../../scripts/launcher/progress.mjs'
import { listenForStop, statusOf } from '../../scripts/launcher/stop.mjs'
import { removeFolders } from './test-environment.ts'

/** What a check found: a sentence for each fault, and figures for the verdict. */
export type Result = { faults: string[]; figures?: string }

type Check = {
  /** The seed, what is wrong on purpose, and anything else that belongs to the first and last line. */
  title: string
  run: () => Promise<Result>
  /** The exit status is 0 if there are faults, and 1 if there are none. */
  mustFail?: boolean
}

/**
 * Runs a check, prints its faults and its verdict, and exits with 1 if there are faults, or with the
 * status of the signal that stopped it. Removes in any case what the check created.
 */
export async function runCheck({ title, run, mustFail = false }: Check): Promise<never> {
  const stop = listenForStop()
  const stopped = new Promise<number>((resolve) => {
    stop.addEventListener('abort', () => resolve(statusOf(stop.reason)))
  })
  const check = async () => {
    step(title)
    const { faults, figures } = await run()
    const hasFailed = faults.length > 0
    for (const fault of faults) say(`  ${fault}`)
    say(`${title}${figures ? `, ${figures}` : ''}: ${hasFailed ? 'FAILED' : 'PASSED'}`)
    if (mustFail) say(hasFailed ? 'As it must with this control.' : 'The control went unnoticed.')
    return hasFailed === mustFail ? 0 : 1
  }
  let status = 1
  try {
    status = await Promise.race([check(), stopped])
  } catch (error) {
    console.error(explain(error))
  }
  await removeFolders()
  process.exit(status)
}

/** The title of a check that is repeatable by its seed. */
export const titleOf = (seed: number, ...more: (string | undefined)[]): string =>
  [`Seed ${seed}`, ...more].filter(Boolean).join(', ')
