import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { withDatabase } from '../support/servers/database-file.ts'
import { readTokens, sendHint } from '../support/servers/instance.ts'
import { setUpInstance } from '../support/servers/set-up.ts'

// parse-response.property.test.tsx tries every field of every list.

test.setTimeout(240_000)

const instance = setUpInstance('bad-rows')
const { textAt } = instance

const inCms = <Result>(work: Parameters<typeof withDatabase<Result>>[1]) =>
  withDatabase(join(instance.dataDir, 'cms.sqlite'), work)

async function hint(): Promise<void> {
  const { revalidateSecret } = await readTokens(instance.dataDir)
  expect((await sendHint(instance.siteUrl, revalidateSecret)).status).toBe(202)
}

const listFindings = () =>
  inCms((cms) =>
    cms
      .prepare('SELECT what FROM content_finding')
      .all()
      .map(({ what }) => String(what)),
  )

test('a broken row keeps its last good version, the others are updated, and editors see the problem', async () => {
  const [id, other] = inCms((cms) =>
    cms.prepare('SELECT id FROM notification ORDER BY id DESC LIMIT 2').all(),
  ).map((row) => Number(row['id']))
  // Bypasses all checks of the CMS.
  const set = (fields: string, row = id) =>
    inCms((cms) => cms.prepare(`UPDATE notification SET ${fields} WHERE id = ?`).run(row ?? 0))
  set("title = 'The last good version'")
  await hint()
  const address = `/notices/${id}`
  await expect.poll(() => textAt(address), { timeout: 10_000 }).toContain('The last good version')

  set("title = 'The broken version', date = 'zz'")
  set("title = 'Updated'", other)
  await hint()
  const what = expect.stringMatching(new RegExp(`^Notice no. ${id}: .*shows the earlier version`))
  await expect.poll(listFindings, { timeout: 90_000 }).toContainEqual(what)
  expect(await textAt(address)).toContain('The last good version')
  expect(await textAt('/notices')).toContain('Updated')
  set("title = 'Corrected', date = '2026-11-20'")
  await hint()
  await expect.poll(listFindings, { timeout: 90_000 }).not.toContainEqual(what)
  expect(await textAt(address)).toContain('Corrected')
})
