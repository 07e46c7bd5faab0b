// npm run lighthouse: what Lighthouse says of each page on a phone, beside the same page without scripts.
import { readOrExit, runInWorld } from '../../scripts/chaos/command.ts'
import { readOptions } from './lighthouse/options.ts'
import { frontUrl, readFrontPort } from './lighthouse/ports.ts'
import { judgePages } from './lighthouse/run.ts'

const { options, frontPort } = readOrExit(() => ({
  options: readOptions(process.argv.slice(2)),
  frontPort: readFrontPort(process.env),
}))

// A build of its own, as it knows by which address visitors come.
const usual = { SITE_URL: frontUrl(frontPort), BUILD_DIR: '.next-lighthouse' }
await runInWorld({ usual }, (world) => judgePages(world, frontPort, options))
