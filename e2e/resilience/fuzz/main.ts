// npm run chaos:hostile: does anything that somebody hostile writes, uploads or asks do harm?
import { readOrExit, runInWorld } from '../command.ts'
import { readOptions } from './options.ts'
import { runHostile } from './run.ts'

const options = readOrExit(() => readOptions(process.argv.slice(2)))
await runInWorld({}, (world) => runHostile(world, options))
