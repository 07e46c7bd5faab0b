import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withProgress } from '../../scripts/launcher/progress.mjs'
import type { Supervisor } from '../../scripts/lib/supervisor.ts'
import { buildForRelease } from '../../scripts/release/build.ts'
import { packRelease } from '../../scripts/release/pack-release.ts'
import { stageRelease } from '../../scripts/release/stage.ts'

const exec = promisify(execFile)

/** The first, a later one, and one that exits on the port of the school, which no probe uses. */
export const VERSIONS = { first: '1.0.0', next: '1.0.1', broken: '1.0.2' } as const

const SITE = 'scripts/service/site.ts'
const FAULT = "if (process.env['PORT'] === '3000') process.exit(1)\n"

/** Creates three releases of one build, signed with one key, in a folder. */
export async function makeReleases(folder: string, supervisor: Supervisor): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const build = await buildForRelease(join(folder, 'build'), supervisor)
  const nameOf = (version: string) => join(folder, `school-website-${version}`)
  await withProgress('Making the releases', async () => {
    await stageRelease(build, nameOf(VERSIONS.first), VERSIONS.first)
    await packRelease(nameOf(VERSIONS.first), folder, privateKey)
    await renameRelease(nameOf(VERSIONS.first), nameOf(VERSIONS.next), VERSIONS.next)
    await packRelease(nameOf(VERSIONS.next), folder, privateKey)
    await renameRelease(nameOf(VERSIONS.next), nameOf(VERSIONS.broken), VERSIONS.broken)
    const site = join(nameOf(VERSIONS.broken), SITE)
    await writeFile(site, FAULT + (await readFile(site, 'utf8')))
    await packRelease(nameOf(VERSIONS.broken), folder, privateKey)
    await exec('rm', ['-r', nameOf(VERSIONS.broken)])
  })
}

async function renameRelease(from: string, to: string, version: string): Promise<void> {
  await rename(from, to)
  await writeFile(join(to, 'release.json'), JSON.stringify({ version, commit: '' }))
}
