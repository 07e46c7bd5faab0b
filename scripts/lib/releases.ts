import { existsSync, readlinkSync } from 'node:fs'
import { readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { Problem } from '../launcher/problem.mjs'
import { tryLock } from './site/claims.ts'

/** Written into a build when it is complete. */
export const STAMP = 'built-for'

/** Other entries in the folder of builds: that of `npm run dev`, and locks. */
const NO_RELEASE = /^(dev|current|.*\.lock(-journal)?)$/

/** A name for a new build; names sort by time. */
export const newRelease = () => new Date().toISOString().replaceAll(/[:.]/g, '-')

/** The name of the current build, the target of the link `current`; null if there is none. */
export function currentRelease(buildDir: string): string | null {
  try {
    const name = readlinkSync(join(root, buildDir, 'current'))
    return isComplete(buildDir, name) ? name : null
  } catch {
    return null
  }
}

/** The folder of the current build, relative to the project; throws if there is none. */
export function currentBuild(buildDir: string): string {
  const name = currentRelease(buildDir)
  if (!name) throw new Problem(`There is no build in ${buildDir}: run "npm run build" first.`)
  return join(buildDir, name)
}

const isComplete = (buildDir: string, name: string) => existsSync(join(root, buildDir, name, STAMP))

/** The names of all complete builds, oldest first. */
export async function listReleases(buildDir: string): Promise<string[]> {
  const names = await readdir(join(root, buildDir)).catch(() => [])
  const releases = names.filter((name) => !NO_RELEASE.test(name) && isComplete(buildDir, name))
  return releases.toSorted()
}

/** Makes a build the current one for the next start; replaces the link atomically. */
export async function switchRelease(buildDir: string, name: string): Promise<void> {
  const link = join(root, buildDir, 'current')
  const draft = `${link}.${process.pid}.lock`
  await rm(draft, { force: true })
  await symlink(name, draft)
  await rename(draft, link)
}

/** The build before the current one; null if there is none. */
export async function previousRelease(buildDir: string): Promise<string | null> {
  const current = currentRelease(buildDir) ?? ''
  return (await listReleases(buildDir)).findLast((name) => name < current) ?? null
}

/**
 * Removes incomplete builds and those older than the previous one. Only for the process that serves
 * the folder or has its lock; does nothing during a build.
 */
export async function removeOldReleases(buildDir: string): Promise<void> {
  const current = currentRelease(buildDir)
  const lock = current && tryLock(join(root, buildDir), 'build')
  if (!lock) return
  const previous = (await previousRelease(buildDir)) ?? current
  const kept = (await listReleases(buildDir)).filter((name) => name >= previous)
  for (const name of await readdir(join(root, buildDir)))
    if (!NO_RELEASE.test(name) && !kept.includes(name))
      await rm(join(root, buildDir, name), { recursive: true, force: true })
  lock.release()
}
