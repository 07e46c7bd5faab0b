import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { root } from '../../scripts/launcher/folders.mjs'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { currentRelease, listReleases, STAMP } from '../../scripts/lib/releases.ts'
import { killWithin, runProjectCommand, runToEnd } from '../support/servers/command.ts'
import { withCopy } from '../support/servers/instance.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/servers/served-site.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

/** A build takes about a minute here; the kills happen in this time, some of them after its end. */
const BUILD_MS = 70_000
const KILL_RUNS = Number(process.env['KILL_RUNS'] ?? 2)
const FULL_DISK_RUNS = Number(process.env['FULL_DISK_RUNS'] ?? 1)

const copy = setUpCopy('releases')

const serve = (variables = {}) => serveSite(copy, requireEnv('E2E_CMS_URL'), variables)
const served = () => currentRelease(copy.buildDir)

const rollBack = (...args: string[]) => runToEnd('rollback', { BUILD_DIR: copy.buildDir }, { args })

/** The page and one of its scripts, which belongs to the same build. */
async function expectComplete({ url }: ServedSite): Promise<void> {
  const page = await fetch(url)
  expect(page.status).toBe(200)
  const script = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0]
  expect((await fetch(`${url}${script}`)).status).toBe(200)
}

test('a killed build leaves the old release or the new one', async () => {
  test.setTimeout(120_000 + KILL_RUNS * 120_000)
  for (let round = 0; round < KILL_RUNS; round += 1) {
    const before = served()
    const build = runProjectCommand('build', copy.variables)
    await killWithin(build, BUILD_MS)
    await build.ended
    const site = await serve()
    await expectComplete(site)
    const after = served()
    expect([before, (await listReleases(copy.buildDir)).at(-1)]).toContain(after)
    await site.stop()
  }
})

test('a build on a full disk fails with a clear sentence and leaves the old release', async () => {
  test.skip(process.getuid?.() !== 0, 'only root can mount a small disk')
  test.setTimeout(60_000 + FULL_DISK_RUNS * 120_000)
  const before = served()
  const folder = join(root, copy.buildDir)
  const size = Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0])
  for (let round = 0; round < FULL_DISK_RUNS; round += 1) {
    const room = Math.round(5 + Math.random() * 20)
    const BUILD_DIR = `${copy.buildDir}-disk`
    const disk = join(root, BUILD_DIR)
    execFileSync('mkdir', ['-p', disk])
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size + room}m`, 'tmpfs', disk])
    try {
      execFileSync('cp', ['-a', `${folder}/.`, disk])
      const { code, last } = await runToEnd('build', { ...copy.variables, BUILD_DIR })
      expect([code, last]).toEqual([1, expect.stringContaining('The disk is full')])
      await writeFile(join(disk, 'filler'), Buffer.alloc(50 * 1024 * 1024)).catch(() => undefined)
      const site = await serve({ BUILD_DIR })
      expect(currentRelease(BUILD_DIR)).toBe(before)
      await expectComplete(site)
      await site.stop()
    } finally {
      execFileSync('umount', ['-l', disk])
      await rm(disk, { recursive: true })
    }
  }
})

test('one command switches to the previous release, and the next start keeps it', async () => {
  test.setTimeout(300_000)
  expect((await runToEnd('build', copy.variables)).code).toBe(0)
  const [older, newer] = (await listReleases(copy.buildDir)).slice(-2)
  expect(served()).toBe(newer)
  const site = await serve()
  const pid = site.pidOf('next-server')
  expect((await rollBack()).code).toBe(0)
  await expect(async () => {
    expect(site.pidOf('next-server')).not.toBe(pid)
    await expectComplete(site)
  }).toPass({ timeout: 10_000 })
  expect(served()).toBe(older)
  await site.stop()
  const again = await serve()
  expect(served()).toBe(older)
  await again.stop()
  expect((await rollBack(newer ?? '')).code).toBe(0)
  expect(served()).toBe(newer)
})

test('an incomplete build is never served', async () => {
  const name = served() ?? ''
  const stamp = join(root, copy.buildDir, name, STAMP)
  const text = await readFile(stamp, 'utf8')
  await rm(stamp)
  const [PORT = ''] = (await freePorts(1)).map(String)
  const { code, last } = await runToEnd('serve', { ...copy.variables, PORT })
  expect([code, last]).toEqual([1, expect.stringMatching(/There is no build in .*npm run build/)])
  await writeFile(stamp, text)
})

test('a second start is rejected, whatever its ports', async () => {
  const site = await serve()
  await withCopy('releases-second', async (another) => {
    const refused = [
      { ...another, dataDir: copy.dataDir, sentence: /^A site already runs with the data folder/ },
      {
        ...another,
        buildDir: copy.buildDir,
        sentence: /^A site is already served from the build folder/,
      },
    ]
    for (const { dataDir: DATA_DIR, buildDir: BUILD_DIR, sentence } of refused) {
      const [PORT = '', CMS_PORT = ''] = (await freePorts(2)).map(String)
      const { code, last } = await runToEnd('start', { PORT, CMS_PORT, DATA_DIR, BUILD_DIR })
      expect(code).toBe(1)
      expect(last).toMatch(sentence)
      expect(last).toMatch(/ \(process \d+\): stop it first\.$/)
    }
  })
  await expectComplete(site)
  await site.stop()
})
