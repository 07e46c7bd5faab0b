import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { during } from '../launcher/progress.mjs'
import type { Settings } from './environment.ts'
import { next } from './programs.ts'
import { writeFileSafely } from './safe-file.ts'
import { fingerprintOfSources } from './sources.ts'
import type { Supervisor } from './supervisor.ts'

const stampFile = (buildDir: string) => join(root, buildDir, 'built-for')

export type BuildState = 'none' | 'other' | 'same'

/** Whether the build folder holds a whole build, and of these sources for this site and CMS. */
export async function buildState(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
): Promise<BuildState> {
  const stamp = await readFile(stampFile(settings.buildDir), 'utf8').catch(() => undefined)
  if (stamp === undefined) return 'none'
  return stamp === (await wantedStamp(settings, environment)) ? 'same' : 'other'
}

/** Builds the site from the CMS's content as it is now. */
export async function build(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  supervisor: Supervisor,
): Promise<void> {
  const { buildDir } = settings
  // The stamp is taken first: what changes while the build runs asks for another one.
  const stamp = await wantedStamp(settings, environment)
  await rm(stampFile(buildDir), { force: true })
  // Next.js keeps the CMS's answers from build to build, and would print old content.
  await rm(join(root, buildDir, 'cache/fetch-cache'), { recursive: true, force: true })
  await during('Building the site', () => supervisor.run(next(['build'], environment)))
  await writeFileSafely(stampFile(buildDir), stamp, 0o644)
}

/** What a build depends on; the key of the server actions tells one data folder from another. */
async function wantedStamp(settings: Settings, environment: NodeJS.ProcessEnv): Promise<string> {
  const { siteUrl, existingCms } = settings
  const key = environment.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  const sources = await fingerprintOfSources(root)
  const parts = [sources, process.version, siteUrl, existingCms?.url, key]
  return `${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}\n`
}
