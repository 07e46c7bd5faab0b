import { explain } from '../../scripts/launcher/problem.mjs'
import { printLine, printStep } from '../../scripts/launcher/progress.mjs'
import { listenForStop, statusOf } from '../../scripts/launcher/stop.mjs'
import {
  createEnvironment,
  removeEnvironments,
  type EnvironmentOptions,
  type TestEnvironment,
} from './test-environment.ts'

/** The result of a check: a sentence for each fault, and what it has counted. */
export type Result = { faults: string[]; figures: Record<string, number> }

/** Before the line with the result as JSON, for the tests of the checks. */
export const RESULT = 'Result: '

type Check = {
  seed: number
  /** The control, and anything else for the first line. */
  title?: string | undefined
  environment?: EnvironmentOptions
  run: (environment: TestEnvironment) => Promise<Result>
}

/** Runs a check in its own environment, prints its faults, its result and its verdict, and exits. */
export function runCheck({ seed, title, environment, run }: Check) {
  const check = async (created: TestEnvironment) => {
    printStep(`Seed ${seed}${title ? `, ${title}` : ''}`)
    const result = await run(created)
    const hasFailed = result.faults.length > 0
    for (const fault of result.faults) printLine(`  ${fault}`)
    printLine(RESULT + JSON.stringify(result))
    printLine(`Seed ${seed}: ${hasFailed ? 'FAILED' : 'PASSED'}`)
    return hasFailed ? 1 : 0
  }
  return runInEnvironment(environment, check)
}

/**
 * Runs work in its own environment and exits with the status that it returns, or with that of the
 * signal that stopped it. Always removes the environments.
 */
export async function runInEnvironment(
  options: EnvironmentOptions | undefined,
  work: (environment: TestEnvironment) => Promise<number>,
): Promise<never> {
  const stop = listenForStop()
  const stopped = new Promise<number>((resolve) => {
    stop.addEventListener('abort', () => resolve(statusOf(stop.reason)))
  })
  let status = 1
  try {
    status = await Promise.race([createEnvironment(options).then(work), stopped])
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
