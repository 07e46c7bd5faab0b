import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { conditionsOf, readyStatusOf, REPORTED } from '../support/servers/health.ts'
import { setUpSite } from '../support/servers/set-up.ts'

const site = setUpSite('health-disk')
const { copy } = site
const reported = () => conditionsOf(site.url)
const readyStatus = () => readyStatusOf(site.url)

test('a damaged outbox is reported until somebody has checked it', async () => {
  await site.stop()
  await writeFile(join(copy.dataDir, 'outbox.sqlite'), 'This is no database.')
  await site.start()
  await expect.poll(reported, REPORTED).toEqual(['outbox-was-damaged'])
  expect(await readyStatus()).toBe(503)
  for (const name of await readdir(copy.dataDir))
    if (name.includes('corrupt')) await rm(join(copy.dataDir, name), { recursive: true })
  await expect.poll(reported, REPORTED).toEqual([])
})

test.describe('with a file system that fails', () => {
  test.skip(process.getuid?.() !== 0, 'only root can mount one')
  const mount = (...options: string[]) => execFileSync('mount', options)
  const unmount = (folder: string) => execFileSync('umount', ['-l', folder])

  test('a data folder that has disappeared is reported', async () => {
    mount('-t', 'tmpfs', '-o', 'ro', 'tmpfs', copy.dataDir)
    try {
      await expect.poll(reported, REPORTED).toContain('outbox-not-writable')
      expect(await readyStatus()).toBe(503)
    } finally {
      unmount(copy.dataDir)
    }
    await expect.poll(reported, REPORTED).toEqual([])
  })

  test('a full disk is reported', async () => {
    await site.stop()
    const disk = `${copy.dataDir}-disk`
    await mkdir(disk)
    mount('-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', disk)
    try {
      await cp(copy.dataDir, disk, { recursive: true })
      await site.start({ DATA_DIR: disk })
      await expect.poll(readyStatus, REPORTED).toBe(200)
      await writeFile(join(disk, 'filler'), Buffer.alloc(128 * 1024 * 1024)).catch(() => undefined)
      await expect
        .poll(reported, REPORTED)
        .toEqual(expect.arrayContaining(['outbox-not-writable', 'disk-almost-full']))
      expect(await readyStatus()).toBe(503)
      await site.stop()
    } finally {
      unmount(disk)
    }
    await site.start()
  })
})
