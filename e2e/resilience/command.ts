import { explain } from '../../scripts/launcher/problem.mjs'
import { listenForStop, statusOf } from '../../scripts/launcher/stop.mjs'
import { createWorld, removeWorlds, type World, type WorldOptions } from './world.ts'

/**
 * Runs a check on a world of its own and exits with the status that `work` answers, or as it was asked
 * to stop; worlds are removed in any case, and what the command itself has made.
 */
export async function runInWorld(
  options: WorldOptions,
  work: (world: World) => Promise<number>,
  tidyUp: () => Promise<void> = () => Promise.resolve(),
): Promise<never> {
  const stop = listenForStop()
  const stopped = new Promise<number>((resolve) => {
    stop.addEventListener('abort', () => resolve(statusOf(stop.reason)))
  })
  let status = 1
  try {
    status = await Promise.race([createWorld(options).then(work), stopped])
  } catch (error) {
    console.error(explain(error))
  }
  await removeWorlds()
  await tidyUp()
  process.exit(status)
}

/** The value of the options, or the end of the command with the sentence that says what is possible. */
export function readOrExit<Options>(read: () => Options): Options {
  try {
    return read()
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
