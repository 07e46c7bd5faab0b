import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { root } from '../../scripts/launcher/folders.mjs'
import { request } from '../../cms/setup/client.ts'
import { insertIntoOutbox } from '../support/servers/database-file.ts'
import { pendingEnquiries } from '../support/servers/health.ts'
import { readTokens, startInstance, type Instance } from '../support/servers/instance.ts'
import { generateLoad } from '../support/load.ts'
import { postEnquiry } from '../support/enquiry-forms.ts'
import { requireEnv } from '../support/require-env.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const PROGRAM = join(root, 'scripts/backup/run.ts')

const copy = setUpCopy('backup')
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'school-website-backups-'))
})
test.afterAll(async () => {
  await rm(folder, { recursive: true })
})

const backupDir = () => join(folder, 'backups')
const restored = () => join(folder, 'restored')

/** Runs the program of the backup service; throws with its output if it fails. */
function backup(dataDir: string, running?: Instance, ...args: string[]): string {
  const nothing = 'http://127.0.0.1:9'
  return execFileSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      BACKUP_DIR: backupDir(),
      SITE_URL: nothing,
      READY_URL: `${running?.siteUrl ?? nothing}/api/ready`,
      CMS_PING_URL: `${running?.cmsUrl ?? nothing}/server/ping`,
    },
  })
}

/**
 * Sends enquiries until it is stopped: some by the form, and many directly into the outbox, so that
 * at any time some are only there. Each has its own number.
 */
function sendEnquiries({ siteUrl, dataDir }: Instance) {
  const acknowledged: string[] = []
  let isOver = false
  let count = 0
  const repeat = (send: (phone: string) => Promise<void>) =>
    generateLoad({
      concurrency: 1,
      isOver: () => isOver,
      send: () => send(String(++count).padStart(10, '0')),
    })
  const running = [
    repeat(async (phone) => {
      if (await postEnquiry(siteUrl, `Sent by form ${phone}`, phone)) acknowledged.push(phone)
      await pause(100)
    }),
    repeat(async (phone) => {
      insertIntoOutbox(dataDir, {
        student_name: `Inserted ${phone}`,
        age: 6,
        contact_number: phone,
      })
      acknowledged.push(phone)
      await pause(150)
    }),
  ]
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await Promise.all(running)
    },
  }
}

test('a backup is made while enquiries come in, without losing one that was acknowledged', async () => {
  const instance = await copy.start()
  const stream = sendEnquiries(instance)
  await expect.poll(() => stream.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(40)
  const before = [...stream.acknowledged]
  const made = backup(copy.dataDir)
  await stream.stop()
  const notices = await listRows(instance, 'notification')
  expect(made).toMatch(/^Backup: [0-9a-f]{8}$/m)
  expect(() => backup(copy.dataDir, instance, 'restore')).toThrow(/Stop site and CMS first/)
  await instance.stop()
  expect((await stat(join(backupDir(), 'password'))).mode & 0o777).toBe(0o600)

  await mkdir(restored())
  expect(backup(restored(), undefined, 'restore')).toContain('Restored: latest')
  expect(await sumsOf(join(restored(), 'uploads'))).toEqual(
    await sumsOf(join(copy.dataDir, 'uploads')),
  )
  const publicUrl = requireEnv('E2E_SITE_URL')
  const second = await startInstance({ ...copy, dataDir: restored(), publicUrl })
  try {
    await expect.poll(() => pendingEnquiries(second.siteUrl), { timeout: 60_000 }).toBe(0)
    const rows = await listRows(second, 'admission_form')
    const counts = Map.groupBy(rows, (row) => String(row['contact_number']))
    expect(before.filter((phone) => counts.get(phone)?.length !== 1)).toEqual([])
    expect([...counts].filter(([, { length }]) => length > 1)).toEqual([])
    expect(await listRows(second, 'notification')).toEqual(notices)
  } finally {
    await second.stop()
  }
})

test('storage that is full or lost is reported, and the outbox keeps everything', async () => {
  await rm(join(backupDir(), 'repository/config'))
  await rm(join(backupDir(), 'repository/data'), { recursive: true })
  expect(() => backup(copy.dataDir)).toThrow(/restic failed/)
})

async function listRows({ cmsUrl, dataDir }: Instance, collection: string) {
  const { adminToken: token } = await readTokens(dataDir)
  return (await request(cmsUrl, { token }, 'GET', `/items/${collection}?limit=-1&sort=id`)).rows
}

/** Every file of the CMS with its SHA-256; resized pictures are created on demand. */
async function sumsOf(root: string): Promise<Record<string, string>> {
  const names = (await readdir(root)).filter((name) => !name.includes('__'))
  const sums = names.toSorted().map(async (name) => {
    const bytes = await readFile(join(root, name))
    return [name, createHash('sha256').update(bytes).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}
