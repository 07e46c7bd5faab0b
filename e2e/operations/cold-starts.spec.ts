import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { readForms } from '../resilience/enquiries/forms.ts'
import { listRoutes } from '../resilience/routes.ts'
import { capture, newTally, visitAll, type Golden } from '../resilience/visits.ts'
import { faults, type Fault } from '../resilience/faults.ts'
import { startFaultProxy, type FaultProxy } from '../resilience/fault-proxy.ts'
import { listItems } from '../support/cms.ts'
import { runProjectCommand } from '../support/command.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { readTokens } from '../support/instance.ts'
import { postPlainly } from '../support/plain-post.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite, startSite, type ServedSite } from '../support/served-site.ts'

/** `COLD_STARTS=all` for every failure: 25 times three cases. */
const SAMPLE: Fault[] = ['refused', 'unavailable', 'maintenance', 'truncated']
const FAILURES = process.env['COLD_STARTS'] === 'all' ? faults : SAMPLE
const BUILD_MS = 20_000
const ACCEPTED = { timeout: 30_000 }
/** Pages name the address of the site, which stays while its port changes. */
const sameAddress = { SITE_URL: requireEnv('E2E_SITE_URL') }

test.describe.configure({ mode: 'default', timeout: 240_000 })

let cms: FaultProxy
let copy: InstanceCopy
let site: ServedSite
let golden: Golden
test.beforeAll(async () => {
  cms = await startFaultProxy(requireEnv('E2E_CMS_URL'))
  copy = await copyInstance('cold-starts')
  site = await serveSite(copy, cms.url, sameAddress)
  golden = await capture(site.url, await listRoutes(site.url))
})
test.afterAll(async () => {
  await site.stop()
  cms.close()
  await copy.remove()
})

const statusOf = (path: string) =>
  fetch(site.url + path).then(
    ({ status }) => status,
    () => 0,
  )

async function expectServed(when: string): Promise<void> {
  await expect.poll(() => statusOf('/'), ACCEPTED).toBe(200)
  const tally = newTally()
  await visitAll(site.url, golden, tally)
  expect(tally.examples, when).toEqual([])
  const { admission_form } = await readForms(site.url)
  const name = `Asha ${crypto.randomUUID()}`
  const typed = { student_name: name, age: '5', contact_number: '0123456789' }
  const began = Date.now()
  const answer = await postPlainly(site.url, admission_form, typed)
  expect(await answer.text(), when).toContain(`Thanks ${name}`)
  expect(Date.now() - began).toBeLessThan(ACCEPTED.timeout)
  accepted.push(name)
}
const accepted: string[] = []

async function interruptBuild(): Promise<void> {
  const { siteToken } = await readTokens(copy.dataDir)
  const build = runProjectCommand('build', {
    CMS_URL: requireEnv('E2E_CMS_URL'),
    CMS_TOKEN: siteToken,
    DATA_DIR: copy.dataDir,
    BUILD_DIR: copy.buildDir,
  })
  const ended = await Promise.race([build.ended, pause(Math.random() * BUILD_MS)])
  if (!ended) process.kill(build.pid, 'SIGKILL')
  await build.ended
}

for (const failure of FAILURES) {
  test(`a CMS that is "${failure}": last good content and enquiries, warm and at two cold starts`, async () => {
    await cms.fail(failure)
    await site.hint()
    await expectServed('warm')
    await site.stop()
    site = await startSite(copy, cms.url, sameAddress)
    await expectServed('cold start')
    await site.stop()
    await interruptBuild()
    site = await startSite(copy, cms.url, sameAddress)
    await expectServed('cold start after an interrupted build')

    await site.stop()
    await cms.fail(null)
    site = await serveSite(copy, cms.url, sameAddress)
    for (const name of accepted.splice(0))
      await expect
        .poll(async () => (await listItems('admission_form', 'student_name', name)).length, {
          timeout: 60_000,
        })
        .toBe(1)
  })
}
