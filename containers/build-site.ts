// Builds the site for its image, the same for every school: without a CMS, a public address and
// secrets, which come when a container starts.
import { once } from 'node:events'
import { glob, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from '../scripts/launcher/folders.mjs'
import { runCommand } from '../scripts/lib/command.ts'
import { nextBuild } from '../scripts/site/next.ts'
import { copyPdfResources } from '../scripts/site/build.ts'
import { seal } from '../scripts/site/seal.ts'

const BUILD = join(root, '.next')
/** The pages of the build, which show no content, and what only later builds use. */
const NOT_SERVED = [
  'server/app/**/*.{html,rsc,body,meta,segments}',
  'server/**/*.map',
  'cache',
  'trace*',
  'types',
]

/** The columns that the two singletons must have. */
const SINGLETON = { name: null, principal_name: null }

/** Next.js renders every page while it builds: this CMS has no content for them. */
const emptyCms = createServer(({ url = '' }, response) => {
  const isList = url.includes('fields=') && !url.startsWith('/items/school')
  const data = url.includes('aggregate') ? [{ count: 0 }] : isList ? [] : SINGLETON
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }))
})

await runCommand('task', async (supervisor) => {
  await once(emptyCms.listen(0, '127.0.0.1'), 'listening')
  const { port } = emptyCms.address() as AddressInfo
  const variables = {
    CMS_URL: `http://127.0.0.1:${port}`,
    CMS_TOKEN: 'none',
    SITE_URL: 'http://site.invalid',
    REVALIDATE_SECRET: 'none',
    DATA_DIR: '/tmp/build-data',
    HOST: '127.0.0.1',
    PORT: '3000',
    ENQUIRY_RETENTION_DAYS: '1',
    // The names of server actions follow from it: an open form survives an upgrade. A container
    // encrypts with its own key.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    NEXT_TELEMETRY_DISABLED: '1',
  }
  await supervisor.run(nextBuild({ ...process.env, ...variables }))
  await copyPdfResources(join(BUILD, 'static'))
  for await (const path of glob(NOT_SERVED, { cwd: BUILD }))
    await rm(join(BUILD, path), { recursive: true, force: true })
  await seal(BUILD)
  emptyCms.close()
})
