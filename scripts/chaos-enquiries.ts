// npm run chaos:enquiries: is any enquiry lost or doubled while site and CMS are killed?
import { readOrExit, runInWorld } from './chaos/command.ts'
import { readOptions } from './chaos/enquiries/options.ts'
import { runEnquiries } from './chaos/enquiries/run.ts'
import { randomFrom } from './chaos/random.ts'

const options = readOrExit(() => readOptions(process.argv.slice(2)))
await runInWorld({}, (world) => runEnquiries(world, options, randomFrom(options.seed)))
