// containers/operate for real, on the school of compose.ts. KILLS=<n> kills that many upgrades, after one that fails.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { root } from '../../scripts/launcher/folders.mjs'
import { postEnquiry } from '../support/enquiry-forms.ts'
import { assertNothingLost, assertStored, startLoad, watchHome } from './load.ts'
import { operate, readStep, readVersions } from './operator.ts'
import type { Registry } from './registry.ts'
import { HOME_PAGE, publishVersion } from './versions.ts'
import { log, podman, VERSION, type Project } from './project.ts'
import {
  countRows,
  downloadFile,
  isReady,
  publishNotice,
  signIn,
  uploadPicture,
  visit,
  waitFor,
  type School,
} from './school.ts'

const run = promisify(execFile)

const KILLS = Number(process.env.KILLS ?? 0)
/** Weekly, as they take minutes. */
const inKills = { skip: KILLS === 0 }
const NEXT = `${VERSION}-2`
/** How long an upgrade takes here: kills happen within that time. */
let upgradeSeconds = 30

/** Tests of a school in containers named `first-`, which is ready. */
export function testOperate(project: Project, school: School, registry: Registry): void {
  const folder = mkdtempSync(join(tmpdir(), 'operate-'))

  before(() => {
    // An upgrade deletes what builds have left, too; how long that takes must not count below.
    podman('image', 'prune', '--force', '--filter', 'label=school-website')
    publishVersion(registry, folder, NEXT, [])
    if (inKills.skip) return
    publishVersion(registry, folder, 'fails', [
      `RUN test -e '${HOME_PAGE}'`,
      `COPY ["page.js", "${HOME_PAGE}"]`,
      // As a build with this page would be: the site does not start with one that has changed since.
      'USER root',
      `RUN node --input-type=module -e "await (await import('/app/scripts/site/seal.ts')).seal('.next')"`,
      'USER node',
    ])
  })

  after(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  void test('another host gets everything back from the backups', async (context) => {
    await publishNotice(school, 'Before the backup')
    const editor = await signIn(school)
    const picture = readFileSync(join(root, 'sample/files/garden.webp'))
    const file = await uploadPicture(school, editor, picture)
    await postEnquiry(school.site, 'Delivered before', '8000000001')
    await assertStored(school, ['8000000001'])
    const before = await countRows(school, editor)
    podman('stop', 'first-cms')
    await postEnquiry(school.site, 'Waiting meanwhile', '8000000002')
    const meanwhile = startLoad(school)
    // Otherwise a failed test would never stop.
    context.after(() => meanwhile.end())
    await waitFor('Enquiries come in', 60, async () => meanwhile.results.confirmed.length > 3)
    const confirmed = [...meanwhile.results.confirmed]
    const backup = await run('podman', ['exec', 'first-backup', 'backup'])
    assert.match(backup.stdout, /^Backup: [0-9a-f]+$/m)
    await meanwhile.end()
    const restore = () => podman('exec', 'first-backup', 'backup', 'restore')
    assert.throws(restore, /Stop site and CMS first/)
    project.compose('down')
    for (const volume of ['data', 'site', 'certificates', 'cache'])
      podman('volume', 'rm', `first_${volume}`)
    const restoring = operate(project, ['restore'])
    const early = await watchHome(school, restoring)
    const { status, output } = await restoring
    assert.equal(status, 0, output)
    // How many of them a visitor meets depends on the machine.
    const others = early.filter((each) => !['', '200', '503 retry-after 10'].includes(each))
    assert.deepEqual(others, [])
    const again = await signIn(school)
    await assertStored(school, ['8000000001', '8000000002', ...confirmed])
    const form = 'items/admission_form'
    const after = await countRows(school, again)
    assert.deepEqual({ ...after, [form]: 0 }, { ...before, [form]: 0 })
    assert(picture.equals(await downloadFile(school, again, file)), 'the upload is the same')
    assert.match((await visit(`${school.site}/notices`)).text, /Before the backup/)
  })

  void test('an upgrade under load fails no page and loses no enquiry', async () => {
    const load = startLoad(school)
    const { status, output, seconds } = await operate(project, ['upgrade', NEXT])
    await load.end()
    assert.equal(status, 0, output)
    assert(output.trim().split('\n').length <= 15, output)
    upgradeSeconds = seconds
    assert.deepEqual(readVersions(project, 'first-site'), { set: NEXT, running: NEXT })
    // The front looks for the addresses of the containers every second.
    await waitFor('The site is ready', 10, () => isReady(school))
    await assertNothingLost(school, load)
  })

  void test('back after an upgrade loses what editors wrote since, and no enquiry', async () => {
    await publishNotice(school, 'After the upgrade')
    const load = startLoad(school)
    const { status, output } = await operate(project, ['back'])
    await load.end()
    assert.equal(status, 0, output)
    assert.deepEqual(readVersions(project, 'first-site'), { set: VERSION, running: VERSION })
    await assertNothingLost(school, load)
    const isBack = async () => {
      const { text } = await visit(`${school.site}/notices`)
      return text.includes('Before the backup') && !text.includes('After the upgrade')
    }
    await waitFor('The notices are those of before', 20, isBack)
  })

  void test('a version whose pages fail goes back by itself', inKills, async () => {
    const before = await countRows(school, await signIn(school))
    const load = startLoad(school)
    // Sooner than an operator gives up.
    const READY_SECONDS = String(Math.ceil(upgradeSeconds))
    const { status, output } = await operate(project, ['upgrade', 'fails'], { READY_SECONDS })
    await load.end()
    assert.equal(status, 1, output)
    assert.match(output, /This page is broken/)
    assert.deepEqual(readVersions(project, 'first-site'), { set: VERSION, running: VERSION })
    await assertNothingLost(school, load)
    const after = await countRows(school, await signIn(school))
    const form = 'items/admission_form'
    assert.deepEqual({ ...after, [form]: 0 }, { ...before, [form]: 0 })
    // An enquiry whose answer was lost, or that was delivered later, is not among the confirmed.
    assert((after[form] ?? 0) >= (before[form] ?? 0) + load.results.confirmed.length)
  })

  void test('an upgrade that is killed is finished by the same command', inKills, async () => {
    for (let run = 1; run <= KILLS; run++) {
      const to = readVersions(project, 'first-site').running === NEXT ? VERSION : NEXT
      const load = startLoad(school)
      const moment = Math.random() * upgradeSeconds
      await operate(project, ['upgrade', to], {}, moment)
      log(`an upgrade was killed after ${moment.toFixed(1)} s, at the step ${readStep(project)}`)
      const { status, output } = await operate(project, ['upgrade', to])
      await load.end()
      assert.equal(status, 0, output)
      assert.deepEqual(readVersions(project, 'first-site'), { set: to, running: to })
      await assertNothingLost(school, load)
    }
  })
}
