import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { insertIntoCms, insertIntoOutbox, tablesWith } from '../support/servers/database-file.ts'
import type { Instance } from '../support/servers/instance.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const NAME = 'Canary Asha'
const ERASED = { directus_activity: 1 }

let instance: Instance | undefined
const copy = setUpCopy('retention', async () => instance?.stop())
const cmsFile = () => join(copy.dataDir, 'cms.sqlite')
const outboxFile = () => join(copy.dataDir, 'outbox.sqlite')

test('after a start the CMS and the site erase expired enquiries', async () => {
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()]
  insertIntoCms(copy.dataDir, old, NAME, 400)
  insertIntoCms(copy.dataDir, young, 'Young one', 390)
  insertIntoOutbox(
    copy.dataDir,
    { student_name: NAME },
    { days: 400, refusal: 'FAILED_VALIDATION' },
  )
  instance = await copy.start()
  await expect
    .poll(() => tablesWith(cmsFile(), old), { timeout: 60_000, intervals: [1_000] })
    .toEqual(ERASED)
  expect(tablesWith(cmsFile(), young)).toEqual({ admission: 1 })
  expect(tablesWith(outboxFile(), NAME)).toEqual({})
})
