// npm run test:deploy: the website as a server runs it, with nginx and PostgreSQL of the system.
import { readOrExit, runInWorld } from '../../scripts/chaos/command.ts'
import { tryAlone } from './nginx-only/run.ts'
import { tryOne } from './single-site.ts'
import { partOf, parts, readOptions, type Part } from './options.ts'
import { requirePackages } from './packages.ts'
import { frontUrl, trialPorts } from './ports.ts'
import { tryTwo } from './two-instances/run.ts'
import { runCommand } from '../../scripts/lib/command.ts'

const { options, ports } = readOrExit(() => {
  requirePackages()
  return { options: readOptions(process.argv.slice(2)), ports: trialPorts(process.env) }
})
const { control, only } = options
const chosen = control ? partOf[control] : only
const wanted = new Set<Part>(chosen ? [chosen] : parts)

if (chosen === 'alone')
  await runCommand('task', async () => verdict(await tryAlone(ports, options)))
if (chosen === 'two') await runCommand('task', async () => verdict(await tryTwo(ports, options)))

const usual = {
  PORT: String(ports.site),
  CMS_PORT: String(ports.cms),
  SITE_URL: frontUrl(ports),
  BUILD_DIR: '.next-e2e',
}
await runInWorld({ usual }, async (world) => {
  let failed = wanted.has('alone') ? await tryAlone(ports, options) : 0
  failed += await tryOne(world, ports, options, wanted)
  return verdict(failed + (wanted.has('two') ? await tryTwo(ports, options) : 0))
})

function verdict(failed: number): number {
  console.log(failed === 0 ? 'All of it holds.' : `${failed} of it failed.`)
  return failed === 0 ? 0 : 1
}
