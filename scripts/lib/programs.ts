import { join } from 'node:path'
import { cmsFolder, pinnedNodeOf, root } from '../launcher/folders.mjs'
import type { Settings } from './environment.ts'
import type { ProgramOptions } from './program.ts'
import { currentBuild } from './releases.ts'

/** Directus's command line. Its own `cli.js` asks the public registry for news at every start. */
const DIRECTUS = join(cmsFolder, 'node_modules/@directus/api/dist/cli/run.js')
const NEXT = join(root, 'node_modules/next/dist/bin/next')

export const directus = (
  action: 'bootstrap' | 'start',
  environment: Record<string, string>,
): ProgramOptions => ({
  title: 'The CMS (Directus)',
  prefix: 'cms',
  command: pinnedNodeOf(cmsFolder),
  args: [DIRECTUS, action],
  cwd: cmsFolder,
  env: { NODE_ENV: 'production', ...surroundings(), ...environment },
})

export const next = (args: string[], environment: NodeJS.ProcessEnv): ProgramOptions => ({
  title: args[0] === 'build' ? 'The build of the site (Next.js)' : 'The site (Next.js)',
  prefix: args[0] === 'build' ? 'build' : 'site',
  command: process.execPath,
  args: [NEXT, ...args],
  cwd: root,
  env: environment,
})

/** The server of the site, on its address, with the build in use. */
export const nextStart = (
  { host, port, buildDir }: Settings,
  environment: NodeJS.ProcessEnv,
): ProgramOptions =>
  next(['start', '-H', host, '-p', String(port)], {
    ...environment,
    BUILD_DIR: currentBuild(buildDir),
  })

/** What any program needs of its surroundings, and nothing that could be a setting of Directus. */
const SURROUNDINGS = ['PATH', 'HOME', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'NODE_EXTRA_CA_CERTS']

const surroundings = () => Object.fromEntries(SURROUNDINGS.map((name) => [name, process.env[name]]))
