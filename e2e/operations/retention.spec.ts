import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { runToEnd } from '../support/servers/command.ts'
import { insertIntoCms, insertIntoOutbox, tablesWith } from '../support/servers/database-file.ts'
import type { Instance } from '../support/servers/instance.ts'
import { isListening } from '../support/servers/is-listening.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const NAME = 'Canary Asha'
const ERASED = { directus_activity: 1 }

let instance: Instance | undefined
const copy = setUpCopy('retention', async () => instance?.stop())
const cmsFile = () => join(copy.dataDir, 'cms.sqlite')
const outboxFile = () => join(copy.dataDir, 'outbox.sqlite')

test('retention without a running CMS starts and stops it', async () => {
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()]
  insertIntoCms(copy.dataDir, old, `${NAME} of old`, 400)
  insertIntoCms(copy.dataDir, young, 'Young one', 390)
  insertIntoOutbox(
    copy.dataDir,
    { student_name: NAME },
    { days: 400, refusal: 'FAILED_VALIDATION' },
  )
  const [cmsPort = 0] = await freePorts(1)

  const environment = { DATA_DIR: copy.dataDir, CMS_PORT: String(cmsPort) }
  const { code, output } = await runToEnd('retention', environment)
  expect(code, output).toBe(0)
  expect(output).not.toContain('Canary')
  expect(await isListening(cmsPort)).toBe(false)
  expect(tablesWith(cmsFile(), old)).toEqual(ERASED)
  expect(tablesWith(cmsFile(), young)).toEqual({ admission: 1 })
  expect(tablesWith(outboxFile(), NAME)).toEqual({})
})

test('after a start the CMS and the site erase expired enquiries', async () => {
  const old = crypto.randomUUID()
  insertIntoCms(copy.dataDir, old, NAME, 400)
  insertIntoOutbox(
    copy.dataDir,
    { student_name: NAME },
    { days: 400, refusal: 'FAILED_VALIDATION' },
  )
  instance = await copy.start()
  await expect
    .poll(() => tablesWith(cmsFile(), old), { timeout: 60_000, intervals: [1_000] })
    .toEqual(ERASED)
  expect(tablesWith(outboxFile(), NAME)).toEqual({})
})
