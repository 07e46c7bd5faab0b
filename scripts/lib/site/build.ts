import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../launcher/folders.mjs'
import { Problem } from '../../launcher/problem.mjs'
import { withProgress } from '../../launcher/progress.mjs'
import { writeFileSafely } from '../disk.ts'
import { next } from '../programs.ts'
import { currentRelease, listReleases, newRelease, STAMP, switchRelease } from '../releases.ts'
import { fingerprintOfSources } from '../sources.ts'
import { tryLock } from './claims.ts'
import type { Site } from './open.ts'

/**
 * The current build is missing (`none`), up to date (`same`), `rolled back` to from an up-to-date
 * one, from earlier `sources` for the same site and CMS, or for an `other` site or CMS.
 */
export type BuildState = 'none' | 'same' | 'rolled back' | 'sources' | 'other'

/** The inputs of a build. */
type Stamp = { sources: string; target: string }

export async function buildState(site: Site): Promise<BuildState> {
  const { buildDir } = site.settings
  const current = currentRelease(buildDir)
  if (!current) return 'none'
  const wanted = await wantedStamp(site)
  const stamp = await readStamp(buildDir, current)
  if (stamp?.target !== wanted.target) return 'other'
  if (stamp.sources === wanted.sources) return 'same'
  for (const name of await listReleases(buildDir)) {
    const later = name > current ? await readStamp(buildDir, name) : null
    if (later?.target === wanted.target && later.sources === wanted.sources) return 'rolled back'
  }
  return 'sources'
}

/** Builds the site from the current content of the CMS in a new folder, and then makes it the current build. */
export async function build(site: Site): Promise<void> {
  const { buildDir } = site.settings
  const lock = tryLock(join(root, buildDir), 'build')
  if (!lock) throw new Problem(`Another build is being made in ${buildDir}: wait for its end.`)
  const name = newRelease()
  try {
    // The stamp is computed first: a change during the build requires another one.
    const stamp = await wantedStamp(site)
    const variables = { ...site.environment, BUILD_DIR: join(buildDir, name) }
    await withProgress('Building the site', () => site.supervisor.run(next(['build'], variables)))
    await writeFileSafely(join(root, buildDir, name, STAMP), `${JSON.stringify(stamp)}\n`, 0o644)
    await switchRelease(buildDir, name)
  } catch (error) {
    await rm(join(root, buildDir, name), { recursive: true, force: true })
    throw error
  } finally {
    lock.release()
  }
}

async function readStamp(buildDir: string, name: string): Promise<Stamp | null> {
  try {
    return JSON.parse(await readFile(join(root, buildDir, name, STAMP), 'utf8')) as Stamp
  } catch {
    return null
  }
}

/** The key of the server actions identifies the data folder. */
async function wantedStamp({ settings, secrets }: Site): Promise<Stamp> {
  const { siteUrl, existingCms } = settings
  const target = JSON.stringify([siteUrl, existingCms?.url, secrets.serverActionsKey])
  return {
    sources: `${await fingerprintOfSources(root)} ${process.version}`,
    target: createHash('sha256').update(target).digest('hex'),
  }
}
