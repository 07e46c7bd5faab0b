// npm run release -- <folder>: creates a release, one file that a server installs without npm, a
// compiler or a build. RELEASE_KEY names the private key that signs it.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namedFolder } from './backup/place.ts'
import { root } from './launcher/folders.mjs'
import { Problem } from './launcher/problem.mjs'
import { withProgress } from './launcher/progress.mjs'
import { runCommand } from './lib/command.ts'
import { packRelease } from './release/pack-release.ts'
import { readPrivateKey } from './release/signature.ts'
import { buildForRelease } from './release/build.ts'
import { stageRelease } from './release/stage.ts'

type Package = { version: string }

await runCommand('task', async (supervisor) => {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0) throw new Problem('Name a folder: npm run release -- <folder>')
  const key = await readPrivateKey(process.env.RELEASE_KEY)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Package
  const temporary = await mkdtemp(join(tmpdir(), 'release-'))
  try {
    const build = await buildForRelease(temporary, supervisor)
    const name = `school-website-${version}`
    const staged = join(temporary, name)
    await withProgress('Collecting the files', () => stageRelease(build, staged, version))
    const packed = await withProgress('Packing the release', () =>
      packRelease(staged, namedFolder(folder), key),
    )
    console.log(`${packed.file} (${Math.round(packed.bytes / 1e6)} MB)`)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
})
