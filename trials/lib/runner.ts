import { explain } from '../../scripts/launcher/problem.mjs'
import { printLine } from '../../scripts/launcher/progress.mjs'
import { listenForStop, statusOf } from '../../scripts/launcher/stop.mjs'
import { createEnvironment, removeEnvironments, type TestEnvironment } from './environment.ts'

/** The result of a trial: a sentence for each fault, and what it has counted. */
export type Result = { faults: string[]; figures: Record<string, number> }

type Trial = { run: (environment: TestEnvironment) => Promise<Result> }

/**
 * Runs a trial in its own environment, prints its faults and figures, and exits with 1 after a
 * fault, or with the status of the signal that stopped it. Always removes the environment.
 */
export async function runCheck({ run }: Trial): Promise<never> {
  const stop = listenForStop()
  const stopped = new Promise<number>((resolve) => {
    stop.addEventListener('abort', () => resolve(statusOf(stop.reason)))
  })
  const judge = async (created: TestEnvironment) => {
    const { faults, figures } = await run(created)
    for (const fault of faults) printLine(`  ${fault}`)
    printLine(`${JSON.stringify(figures)}: ${faults.length > 0 ? 'FAILED' : 'PASSED'}`)
    return faults.length > 0 ? 1 : 0
  }
  let status = 1
  try {
    status = await Promise.race([createEnvironment().then(judge), stopped])
  } catch (error) {
    console.error(explain(error))
  }
  await removeEnvironments()
  process.exit(status)
}

/** The options; exits with a sentence about the possible ones if they are wrong. */
export function readOrExit<Options>(read: () => Options): Options {
  try {
    return read()
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
