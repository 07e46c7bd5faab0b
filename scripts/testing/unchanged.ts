import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { cmsFolder, root } from '../launcher/folders.mjs'
import type { Counts, Stage } from './stages.ts'

/**
 * Skips a check if nothing has changed since it passed: no file of the project, no installed
 * package, and not the day, with which some tests compare dates. Continuous integration always runs
 * it.
 */
export const unlessUnchanged = (stage: Stage, project = root): Stage => ({
  ...stage,
  async run(supervisor) {
    const { name, run } = stage
    const before = await fingerprint(project)
    const folder = join(project, 'node_modules/.cache/checks')
    const file = join(folder, `${name}.json`)
    const last = await readFile(file, 'utf8').catch(() => '{}')
    const { state, counts } = JSON.parse(last) as { state?: string; counts?: Counts }
    if (before && state === before && counts) return { ...counts, isUnchanged: true }
    const result = await run(supervisor)
    // A change during the check may not have been read.
    if (before && result.failed === 0 && (await fingerprint(project)) === before) {
      await mkdir(folder, { recursive: true })
      await writeFile(file, JSON.stringify({ state: before, counts: result }))
    }
    return result
  },
})

/** A hash of everything that a check reads; null if that is not known. */
async function fingerprint(project: string): Promise<string | null> {
  if (process.env.CI) return null
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const listed = execFileSync('git', args, { cwd: project, encoding: 'utf8' }).split('\0')
    const installed = ['', basename(cmsFolder)].map((folder) =>
      join(project, folder, 'node_modules/.package-lock.json'),
    )
    const paths = [...listed.filter(Boolean).map((path) => join(project, path)), ...installed]
    const sums = paths.map(async (path) => {
      const content = await readFile(path).catch(() => 'is not there')
      return [path, hash('sha256', content)]
    })
    const today = new Date().toDateString()
    return hash('sha256', JSON.stringify([process.version, today, await Promise.all(sums)]))
  } catch {
    return null
  }
}
