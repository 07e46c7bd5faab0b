import { execFile } from 'node:child_process'
import type { KeyObject } from 'node:crypto'
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { cmsFolder, root } from '../launcher/folders.mjs'
import { getSha256 } from './checksum.ts'
import { publicHalf, signText } from './signature.ts'

const run = promisify(execFile)

/** npm's arguments for a package list. */
const SBOM = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']

/**
 * Packs a staged release into a folder: the file, its checksum, the signature of the checksum, and
 * the public key. The release contains lists of all packages in CycloneDX.
 */
export async function packRelease(
  staged: string,
  folder: string,
  key: KeyObject,
): Promise<{ file: string; bytes: number }> {
  await mkdir(folder, { recursive: true })
  await writePackageList(root, join(staged, 'sbom-site.cdx.json'))
  await writePackageList(cmsFolder, join(staged, 'sbom-cms.cdx.json'))
  const file = join(folder, `${basename(staged)}.tar.gz`)
  const owner = ['--owner=root:0', '--group=root:0', '--sort=name']
  await run('tar', ['-czf', file, ...owner, '-C', dirname(staged), basename(staged)])
  const checksum = `${await getSha256(file)}  ${basename(file)}\n`
  await writeFile(`${file}.sha256`, checksum)
  await writeFile(`${file}.sha256.sig`, signText(checksum, key))
  await writeFile(join(folder, 'release-key.pub'), publicHalf(key))
  await copyFile(join(root, 'deploy/install.sh'), join(folder, 'install.sh'))
  return { file, bytes: (await stat(file)).size }
}

async function writePackageList(folder: string, file: string): Promise<void> {
  const { stdout } = await run('npm', SBOM, { cwd: folder, maxBuffer: 64_000_000 })
  await writeFile(file, stdout)
}
