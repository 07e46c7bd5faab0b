// Builds the images; TAG=<tag> uses images that are built.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import { root } from '../../scripts/launcher/folders.mjs'
import { log, podman, VERSION } from './project.ts'
import { imageOf } from './versions.ts'

/** Files that the user of the container cannot read: a checkout may be private to its owner. */
const UNREADABLE = ['!', '-type', 'l', '!', '-readable']

const build = (image: string, target: string) =>
  promisify(execFile)('podman', ['build', '--quiet', '--target', target, '--tag', image, root])

void describe('the images', { concurrency: 2 }, () => {
  for (const target of ['site', 'cms', 'front', 'backup'])
    void test(`that of ${target} can be read by its user`, async () => {
      const image = imageOf(target, VERSION)
      const folder = target === 'front' ? '/etc/front' : '/app'
      if (!process.env.TAG) await build(image, target)
      const size = Number(podman('image', 'inspect', '--format', '{{.Size}}', image))
      log(`image ${target}: ${Math.round(size / 1e6)} MB`)
      assert.equal(podman('run', '--rm', '--entrypoint', 'find', image, folder, ...UNREADABLE), '')
    })
})

void test('the image of the CMS has what the export and the import load', () => {
  const image = imageOf('cms', VERSION)
  for (const command of ['export', 'import']) {
    const script = `node scripts/${command}.ts 2>&1 || true`
    assert.match(podman('run', '--rm', '--entrypoint', 'sh', image, '-c', script), /^Name one /m)
  }
})
