import { execFileSync } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { processesWith } from '../../../scripts/lib/processes.ts'
import { hasProgram } from '../../support/global-setup.ts'
import { killWithin, runProjectCommand, runToEnd } from '../../support/servers/command.ts'
import { insertIntoCms } from '../../support/servers/database-file.ts'
import { setUpCopy } from '../../support/servers/set-up.ts'

const STEPS = ['Checking the copy', 'Copying to the repo', 'Restoring the copy', 'Deleting old']
const MAX_DELAY_MS = 600
const FAMILY = 'Canary Asha'
const BACKUP = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/

test.skip(!hasProgram('restic'), 'restic is not installed')
test.describe.configure({ timeout: 240_000 })

const copy = setUpCopy('backup-nightly')
const place = (name: string) => `${copy.dataDir}-${name}`
test.afterAll(async () => {
  for (const name of ['backups', 'repository', 'elsewhere'])
    await rm(place(name), { recursive: true, force: true })
})

const variables = () => ({
  ...{ DATA_DIR: copy.dataDir, BACKUP_DIR: place('backups') },
  RESTIC_REPOSITORY: place('repository'),
})
const listProcesses = () => processesWith('RESTIC_REPOSITORY', place('repository'))
const listBackups = async () => (await readdir(place('backups'))).toSorted()

/** Starts a run and waits until it announces a step. */
async function runUntil(step: string) {
  const begun = Promise.withResolvers<void>()
  const onLine = (line: string) => {
    if (line.includes(step)) begun.resolve()
  }
  const running = runProjectCommand('backup-nightly', variables(), { onLine })
  await begun.promise
  return running
}

test('without a repository the backup stays on this machine, which is reported', async () => {
  insertIntoCms(copy.dataDir, crypto.randomUUID(), FAMILY, 3)
  const { code, last } = await runToEnd('backup-nightly', { ...variables(), RESTIC_REPOSITORY: '' })
  expect(code, last).toBe(0)
  expect(last).toMatch(/on this machine only: set RESTIC_REPOSITORY/)
  await rm(place('backups'), { recursive: true })
})

test('killed runs keep earlier backups, and do not block the next run', async () => {
  const first = await runToEnd('backup-nightly', variables())
  expect(first.code, first.output).toBe(0)
  expect(first.output).toMatch(/The password of the new repository is in .*restic-password/)
  const [earlier] = await listBackups()
  for (const step of STEPS) {
    await killWithin(await runUntil(step), MAX_DELAY_MS)
    // restic finishes its own step.
    await expect.poll(listProcesses).toEqual([])
    expect((await listBackups()).some((name) => BACKUP.test(name))).toBe(true)
  }
  let next = first
  // A process owns its lock until the system has collected its exit status.
  await expect(async () => {
    next = await runToEnd('backup-nightly', variables())
    expect(next.code, next.output).toBe(0)
  }).toPass({ timeout: 60_000 })
  expect(next.output).not.toContain(FAMILY)
  const left = await listBackups()
  expect(left).toEqual([expect.stringMatching(BACKUP), 'backup.lock', 'restic-password'])
  expect(left).not.toContain(earlier)

  const restored = await runToEnd(
    'restore',
    { ...variables(), DATA_DIR: place('elsewhere') },
    {
      args: ['latest'],
    },
  )
  expect(restored.code, restored.output).toBe(0)
  expect(await readdir(place('elsewhere'))).toEqual(
    expect.arrayContaining(['cms.sqlite', 'secrets.json', 'uploads']),
  )
})

test('a run that is stopped ends its child processes', async () => {
  const { pid, ended } = await runUntil('Copying to the repo')
  process.kill(pid, 'SIGTERM')
  expect((await ended).code).toBe(143)
  await expect.poll(listProcesses, { timeout: 1_000 }).toEqual([])
})

test('a full repository is reported, and the last good backup is kept', async () => {
  test.skip(process.getuid?.() !== 0, 'only root can mount a file system')
  const before = (await listBackups()).filter((name) => !name.startsWith('.'))
  const repository = place('small')
  await mkdir(repository)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', repository])
  try {
    const small = { ...variables(), RESTIC_REPOSITORY: repository }
    const password = join(place('backups'), 'restic-password')
    execFileSync('restic', [
      'init',
      '--no-cache',
      '--repo',
      repository,
      '--password-file',
      password,
    ])
    const { code, last } = await runToEnd('backup-nightly', small)
    expect([code, last]).toEqual([1, expect.stringMatching(/restic failed.*no space left/)])
    expect(await listBackups()).toEqual(before)
  } finally {
    execFileSync('umount', ['-l', repository])
    await rm(repository, { recursive: true })
  }
})
