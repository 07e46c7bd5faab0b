// npm run bench:scale: what an answer costs with ten years of notices, beside what it costs with twenty.
import { readScaleOptions } from './scale/options.ts'
import { runScale } from './scale/run.ts'
import { readOrExit, runInWorld } from '../../scripts/chaos/command.ts'

const options = readOrExit(() => readScaleOptions(process.argv.slice(2)))
await runInWorld({}, (world) => runScale(world, options))
