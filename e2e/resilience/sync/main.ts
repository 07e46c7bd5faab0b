// npm run chaos:freshness: is what an editor publishes seen, whatever is lost or killed?
import { loadIntoPrograms, shareClock } from '../clock.ts'
import { readOrExit, runInWorld } from '../command.ts'
import { startGate } from './gate.ts'
import { readOptions } from './options.ts'
import { runFreshness } from './run.ts'

const options = readOrExit(() => readOptions(process.argv.slice(2)))
const dropClock = await shareClock()
if (options.control) loadIntoPrograms(import.meta.resolve('./no-reconciler.mjs'))
const gate = await startGate()
await runInWorld(
  { hook: new URL(gate.url).host },
  (world) => runFreshness(world, gate, options),
  () => {
    gate.close()
    return dropClock()
  },
)
