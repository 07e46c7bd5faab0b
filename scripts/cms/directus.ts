import { join } from 'node:path'
import { ownValue } from 'school-schema/values/own-value'
import { cmsFolder } from '../launcher/folders.mjs'
import { heapOf, LITTLE_MEMORY, type ProgramOptions } from '../lib/program.ts'

/** Directus's command line. Its own `cli.js` requests the public registry at every start. */
const DIRECTUS = join(cmsFolder, 'node_modules/@directus/api/dist/cli/run.js')

/** System variables that programs need; none could be a setting of Directus. */
const OF_THE_SYSTEM = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'NODE_EXTRA_CA_CERTS']

/** Directus, with only system variables of the user's shell. */
export const directus = (
  command: readonly string[],
  environment: Record<string, string>,
): ProgramOptions => ({
  title: 'The CMS (Directus)',
  prefix: 'cms',
  command: process.execPath,
  args: [...heapOf(768), DIRECTUS, ...command],
  cwd: cmsFolder,
  env: {
    NODE_ENV: 'production',
    // Directus stores a day in SQLite as its midnight in the time zone of its process.
    TZ: 'UTC',
    // Two seconds less at each start on a slow machine.
    NODE_COMPILE_CACHE: join(cmsFolder, 'node_modules/.cache/compiled'),
    ...LITTLE_MEMORY,
    ...Object.fromEntries(OF_THE_SYSTEM.map((name) => [name, ownValue(process.env, name)])),
    ...environment,
  },
})
