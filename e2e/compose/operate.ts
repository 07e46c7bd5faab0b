// containers/operate for real, by podman. KILLS=<n> kills that many upgrades.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { root } from '../../scripts/launcher/folders.mjs'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { postEnquiry } from '../support/enquiry-forms.ts'
import { findLost, startLoad } from './load.ts'
import { operate, readStep, readVersions } from './operator.ts'
import { findSchoolsHere, log, openProject, podman, VERSION, START_SECONDS } from './project.ts'
import {
  countRows,
  downloadFile,
  isReady,
  planSchool,
  publishNotice,
  signIn,
  uploadPicture,
  visit,
  waitFor,
} from './school.ts'

const KILLS = Number(process.env.KILLS ?? 1)
const NEXT = `${VERSION}-2`
/** How long an upgrade takes here: kills happen within that time. */
let upgradeSeconds = 30

const folder = mkdtempSync(join(tmpdir(), 'operate-'))
const { school, settings } = planSchool('operated', await freePorts(2))
const project = openProject(join(folder, 'operated'), ['compose.yaml'], settings)

/** The built page in the image of the site: the build of an image without it fails. */
const HOME_PAGE = '.next/server/app/(site)/page.js'

const imageOf = (service: string, version: string) => `school-website/${service}:${version}`

/** Builds a version whose site has these lines in its Dockerfile. */
function buildVersion(version: string, lines: readonly string[]): void {
  for (const service of ['cms', 'backup'])
    podman('tag', imageOf(service, VERSION), imageOf(service, version))
  const context = join(folder, version)
  mkdirSync(context)
  writeFileSync(join(context, 'page.js'), 'throw new Error("This page is broken.")\n')
  writeFileSync(
    join(context, 'Dockerfile'),
    [`FROM ${imageOf('site', VERSION)}`, ...lines, ''].join('\n'),
  )
  podman('build', '--quiet', '--tag', imageOf('site', version), context)
}

/** Nothing that the load confirmed is missing or there twice, and no page failed. */
async function assertNothingLost({ seen }: ReturnType<typeof startLoad>): Promise<void> {
  assert(seen.confirmed.length > 0, 'enquiries were confirmed')
  const { lost, twice } = await findLost(school, await signIn(school), seen.confirmed)
  assert.deepEqual({ lost, twice, failed: seen.failed }, { lost: [], twice: [], failed: [] })
}

void describe('containers/operate', () => {
  before(async () => {
    findSchoolsHere()
    buildVersion(NEXT, [])
    buildVersion('exits', ['CMD ["false"]'])
    buildVersion('fails', [`RUN test -e '${HOME_PAGE}'`, `COPY ["page.js", "${HOME_PAGE}"]`])
    project.compose('up', '-d')
    await waitFor('The site is ready', START_SECONDS, () => isReady(school))
  })

  after(() => {
    project.compose('down', '--volumes')
    for (const version of [NEXT, 'exits', 'fails'])
      for (const service of ['site', 'cms', 'backup']) podman('rmi', imageOf(service, version))
    rmSync(folder, { recursive: true, force: true })
  })

  void test('another host gets everything back from the backups', async () => {
    const editor = await signIn(school)
    await publishNotice(school, editor, 'Before the backup')
    const picture = readFileSync(join(root, 'sample/files/garden.webp'))
    const file = await uploadPicture(school, editor, picture)
    assert(await postEnquiry(school.site, 'Delivered before', '8000000001'))
    const first = await findLost(school, editor, ['8000000001'])
    assert.deepEqual(first, { lost: [], twice: [] })
    const before = await countRows(school, editor)
    podman('stop', 'operated-cms')
    assert(await postEnquiry(school.site, 'Waiting meanwhile', '8000000002'))
    const backup = podman('exec', 'operated-backup', 'backup')
    assert.match(backup, /^Backup: [0-9a-f]+$/m)
    project.compose('down')
    for (const volume of ['data', 'certificates', 'cache'])
      podman('volume', 'rm', `operated_${volume}`)
    const { status, output, seconds } = await operate(project, ['restore'])
    assert.equal(status, 0, output)
    log(`a host without data is restored after ${seconds.toFixed(0)} s`)
    const again = await signIn(school)
    const lost = await findLost(school, again, ['8000000001', '8000000002'])
    assert.deepEqual(lost, { lost: [], twice: [] })
    const form = 'items/admission_form'
    assert.deepEqual(await countRows(school, again), { ...before, [form]: (before[form] ?? 0) + 1 })
    assert(picture.equals(await downloadFile(school, again, file)), 'the upload is the same')
    assert.match((await visit(`${school.site}/notices`)).text, /Before the backup/)
  })

  void test('an upgrade under load fails no page and loses no enquiry', async () => {
    const load = startLoad(school)
    const { status, output, seconds } = await operate(project, ['upgrade', NEXT])
    await load.end()
    assert.equal(status, 0, output)
    upgradeSeconds = seconds
    assert.deepEqual(readVersions(project, 'operated-site'), { set: NEXT, running: NEXT })
    assert(await isReady(school))
    await assertNothingLost(load)
    const { pages, confirmed } = load.seen
    log(
      `upgrade in ${seconds.toFixed(0)} s: ${pages} pages and ${confirmed.length} enquiries, none lost`,
    )
  })

  void test('back after an upgrade loses what editors wrote since, and no enquiry', async () => {
    await publishNotice(school, await signIn(school), 'After the upgrade')
    const load = startLoad(school)
    const { status, output, seconds } = await operate(project, ['back'])
    await load.end()
    assert.equal(status, 0, output)
    assert.deepEqual(readVersions(project, 'operated-site'), { set: VERSION, running: VERSION })
    await assertNothingLost(load)
    const { text } = await visit(`${school.site}/notices`)
    assert.match(text, /Before the backup/)
    assert.doesNotMatch(text, /After the upgrade/)
    log(`back in ${seconds.toFixed(0)} s`)
  })

  for (const version of ['exits', 'fails'])
    void test(`a version whose site ${version} goes back by itself`, async () => {
      const before = await countRows(school, await signIn(school))
      const load = startLoad(school)
      // Sooner than an operator gives up.
      const READY_SECONDS = String(Math.ceil(upgradeSeconds))
      const { status, output, seconds } = await operate(project, ['upgrade', version], {
        READY_SECONDS,
      })
      await load.end()
      assert.equal(status, 1, output)
      if (version === 'fails') assert.match(output, /This page is broken/)
      assert.deepEqual(readVersions(project, 'operated-site'), { set: VERSION, running: VERSION })
      await assertNothingLost(load)
      const after = await countRows(school, await signIn(school))
      const form = 'items/admission_form'
      assert.deepEqual({ ...after, [form]: 0 }, { ...before, [form]: 0 })
      // An enquiry whose answer was lost, or that was delivered later, is not among the confirmed.
      assert((after[form] ?? 0) >= (before[form] ?? 0) + load.seen.confirmed.length)
      log(`a version whose site ${version} is gone after ${seconds.toFixed(0)} s`)
    })

  void test('an upgrade that is killed is finished by the same command', async () => {
    const rows: object[] = []
    for (let run = 1; run <= KILLS; run++) {
      const to = readVersions(project, 'operated-site').running === NEXT ? VERSION : NEXT
      const load = startLoad(school)
      const moment = Math.random() * upgradeSeconds
      await operate(project, ['upgrade', to], {}, moment)
      const step = readStep(project)
      const running = podman('ps', '--format', '{{.Names}}', '--filter', 'name=operated-')
      const { status, output } = await operate(project, ['upgrade', to])
      await load.end()
      assert.equal(status, 0, output)
      const { lost, twice } = await findLost(school, await signIn(school), load.seen.confirmed)
      const { set, running: version } = readVersions(project, 'operated-site')
      rows.push({
        'killed after': `${moment.toFixed(1)} s`,
        step,
        running: running.trim().replaceAll('operated-', '').split('\n').toSorted().join(' '),
        version,
        pages: load.seen.pages,
        'pages failed': load.seen.failed.length,
        enquiries: load.seen.confirmed.length,
        lost: lost.length,
        twice: twice.length,
      })
      console.table(rows.slice(-1))
      assert.deepEqual([set, version], [to, to])
      assert.deepEqual(
        { lost, twice, failed: load.seen.failed },
        { lost: [], twice: [], failed: [] },
      )
    }
    console.table(rows)
  })
})
