import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cmsFolder, root } from '../launcher/folders.mjs'
import type { Counts, Stage } from './stages.ts'

const FOLDER = join(root, 'node_modules/.cache/checks')

/**
 * A check that is left out while nothing has changed since it passed: neither a file of the project nor
 * the installed packages, nor the day, with which some tests compare dates. Continuous integration
 * always runs it.
 */
export const unlessUnchanged = ({ name, title, run }: Stage): Stage => ({
  ...{ name, title },
  async run(supervisor) {
    const before = await fingerprint()
    const file = join(FOLDER, `${name}.json`)
    const last = await readFile(file, 'utf8').catch(() => '{}')
    const { state, counts } = JSON.parse(last) as { state?: string; counts?: Counts }
    if (before && state === before && counts) return { ...counts, isUnchanged: true }
    const result = await run(supervisor)
    // What changed while the check ran may not have been read.
    if (before && result.failed === 0 && (await fingerprint()) === before) {
      await mkdir(FOLDER, { recursive: true })
      await writeFile(file, JSON.stringify({ state: before, counts: result }))
    }
    return result
  },
})

/** Of all that a check reads; null where that is not known. */
async function fingerprint(): Promise<string | null> {
  if (process.env.CI) return null
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
    const installed = [root, cmsFolder].map((folder) =>
      join(folder, 'node_modules/.package-lock.json'),
    )
    const paths = [...listed.filter(Boolean).map((path) => join(root, path)), ...installed]
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
