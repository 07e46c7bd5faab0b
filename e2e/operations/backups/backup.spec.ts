import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { request } from '../../support/cms.ts'
import { runToEnd } from '../../support/servers/command.ts'
import { insertIntoOutbox } from '../../support/servers/database-file.ts'
import { pendingEnquiries } from '../../support/servers/health.ts'
import { readTokens, startInstance, type Instance } from '../../support/servers/instance.ts'
import { generateLoad } from '../../support/load.ts'
import { postEnquiry } from '../../support/plain-post.ts'
import { requireEnv } from '../../support/require-env.ts'
import { setUpCopy } from '../../support/servers/set-up.ts'

const copy = setUpCopy('backup')
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'school-website-backups-'))
})
test.afterAll(async () => {
  await rm(folder, { recursive: true })
})

const backup = () => join(folder, 'backup')
const restored = () => join(folder, 'restored')

const run = (name: string, environment: Record<string, string>, args: string[]) =>
  runToEnd(name, environment, { args })

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
      ...{ concurrency: 1, isOver: () => isOver },
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
  const { code, last } = await run('backup', { DATA_DIR: copy.dataDir }, [backup()])
  await stream.stop()
  const notices = await listRows(instance, 'notification')
  await instance.stop()
  expect(code, last).toBe(0)
  expect((await stat(backup())).mode & 0o777).toBe(0o700)
  for (const file of ['cms.sqlite', 'outbox.sqlite', 'secrets.json'])
    expect([file, (await stat(join(backup(), file))).mode & 0o777]).toEqual([file, 0o600])

  const put = await run('restore', { DATA_DIR: restored() }, [backup()])
  expect(put.code, put.last).toBe(0)
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

    const refused = await run('restore', { DATA_DIR: restored() }, [backup(), '--replace'])
    expect([refused.code, refused.last]).toEqual([1, expect.stringMatching(/are running on/)])
  } finally {
    await second.stop()
  }
  const kept = await run('restore', { DATA_DIR: restored() }, [backup()])
  expect([kept.code, kept.last]).toEqual([1, expect.stringMatching(/is not empty/)])
})

test('another CMS gets a reference to the manual instead', async () => {
  const elsewhere = { CMS_URL: 'http://127.0.0.1:1', CMS_TOKEN: 'token' }
  for (const name of ['backup', 'backup-nightly', 'restore']) {
    const args = name === 'backup-nightly' ? [] : [backup()]
    const { code, last } = await run(name, { ...elsewhere, DATA_DIR: folder }, args)
    expect([code, last]).toEqual([1, expect.stringMatching(/Stop the site.*docs\/operating\.md/)])
  }
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
