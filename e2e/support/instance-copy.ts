import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { startInstance, type Instance } from './instance.ts'
import { requireEnv } from './require-env.ts'

export type InstanceCopy = {
  dataDir: string
  /** Relative to the project. */
  buildDir: string
  /** Starts it; as often as one likes, but once at a time. */
  start: () => Promise<Instance>
  remove: () => Promise<void>
}

/**
 * A second project to do harm to: the tests' own data folder and build, as they were before any
 * test. It starts like any other that was set up and built before.
 */
export async function copyInstance(name: string): Promise<InstanceCopy> {
  const dataDir = await mkdtemp(join(tmpdir(), `school-website-${name}-`))
  const buildDir = `.next-e2e-${name}`
  await cp(requireEnv('E2E_SNAPSHOT_DIR'), dataDir, { recursive: true })
  await rm(join(root, buildDir), { recursive: true, force: true })
  await cp(join(root, requireEnv('E2E_BUILD_DIR')), join(root, buildDir), {
    recursive: true,
    verbatimSymlinks: true,
    // The running site tries its disk with a file that is gone again at once.
    filter: (source) => !basename(source).startsWith('.probe-'),
  })
  return {
    dataDir,
    buildDir,
    start: () => startInstance({ dataDir, buildDir, publicUrl: requireEnv('E2E_SITE_URL') }),
    async remove() {
      await rm(dataDir, { recursive: true, force: true })
      await rm(join(root, buildDir), { recursive: true, force: true })
    },
  }
}
