import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/launcher/folders.mjs'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { currentRelease, listReleases, STAMP } from '../../scripts/lib/releases.ts'
import { runProjectCommand, type RunningCommand } from '../support/command.ts'
import { copyInstance } from '../support/instance-copy.ts'
import { readTokens } from '../support/instance.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, type ServedSite } from '../support/served-site.ts'
import { setUpCopy } from '../support/set-up.ts'

/** A build takes about a minute here; the kills fall into this time, some of them after its end. */
const BUILD_MS = 70_000
const KILL_RUNS = Number(process.env['KILL_RUNS'] ?? 2)
const FULL_DISK_RUNS = Number(process.env['FULL_DISK_RUNS'] ?? 1)

const copy = setUpCopy('releases')

const serve = () => serveSite(copy, requireEnv('E2E_CMS_URL'))
const served = () => currentRelease(copy.buildDir)

async function run(name: 'build' | 'serve', buildDir = copy.buildDir): Promise<RunningCommand> {
  const { siteToken } = await readTokens(copy.dataDir)
  const [port = 0] = await freePorts(1)
  return runProjectCommand(name, {
    PORT: String(port),
    CMS_URL: requireEnv('E2E_CMS_URL'),
    CMS_TOKEN: siteToken,
    DATA_DIR: copy.dataDir,
    BUILD_DIR: buildDir,
  })
}

const rollBack = (...args: string[]) =>
  runProjectCommand('rollback', { BUILD_DIR: copy.buildDir }, undefined, { args })

/** The page and one of its scripts, which belongs to the same build. */
async function expectComplete({ url }: ServedSite): Promise<void> {
  const page = await fetch(url)
  expect(page.status).toBe(200)
  const script = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0]
  expect((await fetch(`${url}${script}`)).status).toBe(200)
}

test('a build that is killed leaves the old release or the new one', async () => {
  test.setTimeout(120_000 + KILL_RUNS * 120_000)
  for (let round = 0; round < KILL_RUNS; round += 1) {
    const before = served()
    const moment = Math.random() * BUILD_MS
    const build = await run('build')
    const ended = await Promise.race([build.ended, pause(moment)])
    if (!ended) process.kill(build.pid, 'SIGKILL')
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
    const small = { ...copy, buildDir: `${copy.buildDir}-disk` }
    const disk = join(root, small.buildDir)
    execFileSync('mkdir', ['-p', disk])
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size + room}m`, 'tmpfs', disk])
    try {
      execFileSync('cp', ['-a', `${folder}/.`, disk])
      const build = await run('build', small.buildDir)
      expect((await build.ended).code).toBe(1)
      expect(build.lines.at(-1)).toContain('The disk is full')
      await writeFile(join(disk, 'filler'), Buffer.alloc(50 * 1024 * 1024)).catch(() => undefined)
      const site = await serveSite(small, requireEnv('E2E_CMS_URL'))
      expect(currentRelease(small.buildDir)).toBe(before)
      await expectComplete(site)
      await site.stop()
    } finally {
      execFileSync('umount', ['-l', disk])
      await rm(disk, { recursive: true })
    }
  }
})

test('one command takes the previous release, and the next start keeps it', async () => {
  test.setTimeout(300_000)
  const build = await run('build')
  expect((await build.ended).code).toBe(0)
  const [older, newer] = (await listReleases(copy.buildDir)).slice(-2)
  expect(served()).toBe(newer)
  const site = await serve()
  const pid = site.pid()
  expect((await rollBack().ended).code).toBe(0)
  await expect(async () => {
    expect(site.pid()).not.toBe(pid)
    await expectComplete(site)
  }).toPass({ timeout: 10_000 })
  expect(served()).toBe(older)
  await site.stop()
  const again = await serve()
  expect(served()).toBe(older)
  await again.stop()
  expect((await rollBack(newer ?? '').ended).code).toBe(0)
  expect(served()).toBe(newer)
})

test('a build that is not complete is never served', async () => {
  const name = served() ?? ''
  const stamp = join(root, copy.buildDir, name, STAMP)
  const text = await readFile(stamp, 'utf8')
  await rm(stamp)
  const command = await run('serve')
  expect((await command.ended).code).toBe(1)
  expect(command.lines.at(-1)).toMatch(/There is no build in .*npm run build/)
  await writeFile(stamp, text)
})

test('a second start is refused, whatever its ports', async () => {
  const site = await serve()
  const another = await copyInstance('releases-second')
  const tryToStart = async (folders: { dataDir: string; buildDir: string }) => {
    const [port = 0, cmsPort = 0] = await freePorts(2)
    const command = runProjectCommand('start', {
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      DATA_DIR: folders.dataDir,
      BUILD_DIR: folders.buildDir,
    })
    expect((await command.ended).code).toBe(1)
    return command.lines.at(-1)
  }
  expect(await tryToStart({ ...another, dataDir: copy.dataDir })).toMatch(
    /^A site already runs with the data folder .* \(process \d+\): stop it first\.$/,
  )
  expect(await tryToStart({ ...another, buildDir: copy.buildDir })).toMatch(
    /^A site is already served from the build folder .* \(process \d+\): stop it first\.$/,
  )
  await expectComplete(site)
  await site.stop()
  await another.remove()
})
