// npm run chaos:hostile: does anything that somebody hostile writes, uploads or asks do harm?
import { readOrExit, runInWorld } from './chaos/command.ts'
import { readOptions } from './chaos/hostile/options.ts'
import { runHostile } from './chaos/hostile/run.ts'

const options = readOrExit(() => readOptions(process.argv.slice(2)))
await runInWorld({}, (world) => runHostile(world, options))
