// UPGRADES=<n> measures the disk over that many upgrades.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { operate } from './operator.ts'
import { log, podman, VERSION, type Project } from './project.ts'
import type { Registry } from './registry.ts'
import { publishVersion } from './versions.ts'

const UPGRADES = Number(process.env.UPGRADES ?? 0)
/** What docs/install.md says, and how far two upgrades may differ, in GB. */
const [DISK, GROWTH] = [10, 0.2]

/** Bytes of images, containers and volumes. */
function measureDisk(): number {
  const storage = podman('info', '--format', '{{.Store.GraphRoot}}').trim()
  const [bytes] = execFileSync('du', ['-sxB1', storage], { encoding: 'utf8' }).split('\t')
  return Number(bytes)
}

/** Tests a school in containers named `first-`. */
export function testDisk(project: Project, folder: string, registry: Registry): void {
  if (UPGRADES === 0) return
  void test(`${UPGRADES} upgrades fit on the disk of docs/install.md`, async () => {
    const uses: number[] = []
    for (let run = 1; run <= UPGRADES; run++) {
      const to = `${VERSION}-${run}-of-${UPGRADES}`
      // Each version has one file that no other one has.
      publishVersion(registry, folder, to, [`RUN echo ${to} >/tmp/version`])
      const { status, output } = await operate(project, ['upgrade', to])
      assert.equal(status, 0, output)
      uses.push(measureDisk() / 1e9)
      log(`${uses.at(-1)?.toFixed(2)} GB of disk after ${run} upgrades`)
    }
    const [second = 0, last = 0] = [uses[1], uses.at(-1)]
    assert(last - second < GROWTH && last < DISK, uses.join(' '))
  })
}
