// npm run chaos:enquiries: is any enquiry lost or doubled while site and CMS are killed?
import { randomFrom } from './chaos/random.ts'
import { readOptions } from './chaos/enquiries/options.ts'
import { runEnquiries } from './chaos/enquiries/run.ts'
import { createWorld } from './chaos/world.ts'
import { explain } from './launcher/problem.mjs'
import { listenForStop, statusOf } from './launcher/stop.mjs'

const stop = listenForStop({ watchParent: true })
const stopped = new Promise<number>((resolve) => {
  stop.addEventListener('abort', () => resolve(statusOf(stop.reason)))
})

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  const world = await createWorld()
  try {
    return await Promise.race([runEnquiries(world, options, randomFrom(options.seed)), stopped])
  } finally {
    await world.remove()
  }
}

process.exit(
  await main().catch((error: unknown) => {
    console.error(explain(error))
    return 1
  }),
)
