// npm run bench: what each page weighs and how it is painted, beside the framework's floor.
import { runBench } from './bench/run.ts'
import { readBenchOptions } from './bench/options.ts'
import { readOrExit, runInWorld } from '../../scripts/chaos/command.ts'

const options = readOrExit(() => readBenchOptions(process.argv.slice(2)))
await runInWorld({}, (world) => runBench(world, options))
