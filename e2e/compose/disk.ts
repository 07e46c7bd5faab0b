// UPGRADES=<n> measures the disk over that many upgrades.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { operate } from './operator.ts'
import { log, podman, VERSION, type Project } from './project.ts'
import type { Registry } from './registry.ts'
import { imageOf, SERVICES } from './versions.ts'

const UPGRADES = Number(process.env.UPGRADES ?? 0)
/** What docs/install.md says, and how far two upgrades may differ. */
const [DISK, GROWTH] = [10e9, 0.2e9]

/** Publishes a version whose images share nothing with those of an earlier one. */
function publishNewImages({ publish }: Registry, folder: string, version: string): void {
  for (const service of SERVICES) {
    const file = join(folder, 'Dockerfile')
    const user = service === 'front' ? 'front' : 'node'
    const lines = [
      `FROM ${imageOf(service, VERSION)}`,
      'USER root',
      `RUN echo ${version} >/etc/version`,
    ]
    writeFileSync(file, [...lines, `USER ${user}`, ''].join('\n'))
    podman('build', '--quiet', '--squash-all', '--tag', imageOf(service, version), folder)
  }
  publish(version)
  for (const service of SERVICES) podman('rmi', imageOf(service, version))
}

/** Bytes of images, containers and volumes. */
function measureDisk(): number {
  const storage = podman('info', '--format', '{{.Store.GraphRoot}}').trim()
  const [bytes] = execFileSync('du', ['-sxB1', storage], { encoding: 'utf8' }).split('\t')
  return Number(bytes)
}

/** Tests a school in containers named `first-`. */
export function testDisk(project: Project, registry: Registry): void {
  if (UPGRADES === 0) return
  void test(`${UPGRADES} upgrades fit on the disk of docs/install.md`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'disk-'))
    const uses: number[] = []
    for (let run = 1; run <= UPGRADES; run++) {
      const to = `${VERSION}-${run}-of-${UPGRADES}`
      publishNewImages(registry, folder, to)
      const { status, output } = await operate(project, ['upgrade', to])
      assert.equal(status, 0, output)
      uses.push(measureDisk())
      log(`after ${run} upgrades: ${((uses.at(-1) ?? 0) / 1e9).toFixed(2)} GB`)
    }
    rmSync(folder, { recursive: true })
    const [second = 0, last = 0] = [uses[1], uses.at(-1)]
    assert(last - second < GROWTH && last < DISK, uses.join(' '))
  })
}
