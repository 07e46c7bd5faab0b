// npm run chaos:freshness: is what an editor publishes seen, whatever is lost or killed?
import { loadIntoPrograms, shareClock } from './chaos/clock.ts'
import { readOrExit, runInWorld } from './chaos/command.ts'
import { startGate } from './chaos/freshness/gate.ts'
import { readOptions } from './chaos/freshness/options.ts'
import { runFreshness } from './chaos/freshness/run.ts'

const options = readOrExit(() => readOptions(process.argv.slice(2)))
const dropClock = await shareClock()
if (options.control) loadIntoPrograms(import.meta.resolve('./chaos/freshness/no-reconciler.mjs'))
const gate = await startGate()
await runInWorld(
  { hook: new URL(gate.url).host },
  (world) => runFreshness(world, gate, options),
  () => {
    gate.close()
    return dropClock()
  },
)
