// npm run chaos:content: does every page keep its content while the CMS fails in every way?
import { shareClock } from '../clock.ts'
import { readOrExit, runInWorld } from '../command.ts'
import { readOptions } from './options.ts'
import { runContent } from './run.ts'
import { randomFrom } from '../random.ts'

/** Nothing listens there: the CMS's hints are lost. */
const NOWHERE = '127.0.0.1:9'

const options = readOrExit(() => readOptions(process.argv.slice(2)))
const dropClock = await shareClock()
await runInWorld(
  { hook: NOWHERE },
  (world) => runContent(world, options, randomFrom(options.seed)),
  dropClock,
)
