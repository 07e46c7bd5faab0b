import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Problem } from '../launcher/problem.mjs'
import { getSha256 } from '../release/checksum.ts'
import { isSignedBy } from '../release/signature.ts'
import { CONFIG, RELEASES } from './places.ts'
import { runSystem } from './system.ts'

/**
 * Verifies a release with the key of the installation and unpacks it next to the others. Returns
 * its folder. An unpacked release is not unpacked again.
 */
export async function unpackRelease(file: string): Promise<string> {
  const name = basename(file, '.tar.gz')
  const target = join(RELEASES, name.replace('school-website-', ''))
  await verifyRelease(file)
  if (existsSync(target)) return target
  const draft = await mkdtemp(join(RELEASES, '.unpacking-'))
  try {
    await runSystem('tar', '-xzf', file, '-C', draft, '--no-same-owner')
    await runSystem('chmod', '755', draft, join(draft, name))
    const node = join(draft, name, 'node_modules/node/bin/node')
    await runSystem(node, join(draft, name, 'scripts/release/renew-keys.ts'))
    await rename(join(draft, name), target)
    return target
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function verifyRelease(file: string): Promise<void> {
  const read = (path: string) =>
    readFile(path).catch(() => {
      throw new Problem(`${path} is missing: put the release, its .sha256 and its .sig together.`)
    })
  const checksum = (await read(`${file}.sha256`)).toString()
  const signature = await read(`${file}.sha256.sig`)
  const key = (await read(join(CONFIG, 'release-key.pub'))).toString()
  if (!isSignedBy(checksum, signature, key))
    throw new Problem(`The signature of ${file} is not valid: download the release again.`)
  await read(file)
  if (checksum.split(' ')[0] !== (await getSha256(file)))
    throw new Problem(`${file} is damaged: download the release again.`)
}
