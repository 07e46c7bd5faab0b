// npm run chaos:enquiries: is any enquiry lost or doubled while site and CMS are killed, or, with
// --instances, while parents correct and repeat at three instances that lose their outboxes?
import { shareClock } from '../clock.ts'
import { readOrExit, runInWorld } from '../command.ts'
import { runInstances } from './run-instances.ts'
import { readOptions } from './options.ts'
import { runEnquiries } from './run.ts'
import { randomFrom } from '../random.ts'

const options = readOrExit(() => readOptions(process.argv.slice(2)))
const random = randomFrom(options.seed)
if (options.instances) {
  const tidyUp = await shareClock()
  await runInWorld({}, (world) => runInstances(world, options, random), tidyUp)
}
await runInWorld({}, (world) => runEnquiries(world, options, random))
