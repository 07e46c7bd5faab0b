// npm run bench:scale: what an answer costs with ten years of notices, beside what it costs with twenty.
import { readScaleOptions } from './bench/scale/options.ts'
import { runScale } from './bench/scale/run.ts'
import { readOrExit, runInEnvironment as runInWorld } from '../e2e/resilience/runner.ts'

const options = readOrExit(() => readScaleOptions(process.argv.slice(2)))
await runInWorld({}, (world) => runScale(world, options))
