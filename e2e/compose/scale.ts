// npm run test:scale: compose.scale.yaml for real, by podman, with the images that test:compose builds.
// KILLS=<number> is how often a container is killed, TAG=<tag> which images.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { request, type Sender } from '../../cms/setup/client.ts'
import { freePorts } from '../support/servers/ports.ts'
import { sampleFile } from '../support/cms.ts'
import { assertNothingLost, startLoad } from './load.ts'
import { findSchoolsHere, kill, log, podman, privateAddresses, type Project } from './project.ts'
import { buildEngines, ENGINES, isRunning, startScaled } from './scaled-project.ts'
import {
  downloadFile,
  noticeOf,
  planSchool,
  signIn,
  uploadPicture,
  visit,
  waitFor,
} from './school.ts'

const KILLS = Number(process.env.KILLS ?? 3)
const SITES = ['site', 'site-2']
const CMSS = ['cms', 'cms-2']
const CONTAINERS = [...SITES, ...CMSS, ...ENGINES]
const START_SECONDS = 600
const RESTART_SECONDS = 240
/** Seconds from the kill to the acceptance, and from there on, which depend on the machine; counts. */
const HEADINGS = 'round killed through accepted front site site-2 pages failed enquiries'

const folder = mkdtempSync(join(tmpdir(), 'scale-'))
const { school, settings } = planSchool('scaled', await freePorts(2))

const container = (service: string) => `scaled-${service}`
const addressOf = (service: string) => privateAddresses(container(service))[0] ?? ''
const siteAt = (service: string) => `http://${addressOf(service)}:3000`
const cmsAt = (service: string) => `http://${addressOf(service)}:8055`
const isUp = async (address: string) => (await visit(address)).status === 200

/** Whether all containers run, and site and CMS answer. */
async function areAllUp(): Promise<boolean> {
  if (!CONTAINERS.every((service) => isRunning(container(service)))) return false
  const answers = await Promise.all([
    ...SITES.map((service) => isUp(`${siteAt(service)}/api/ready`)),
    ...CMSS.map((service) => isUp(`${cmsAt(service)}/server/ping`)),
  ])
  return answers.every(Boolean)
}

/** Publishes a notice through one CMS, as often as that takes; returns when it was accepted. */
async function publish(service: string, sender: Sender, title: string): Promise<number> {
  return waitFor('The notice is accepted', RESTART_SECONDS, async () => {
    const posted = request(cmsAt(service), sender, 'POST', '/items/notification', noticeOf(title))
    const { status } = await posted.catch(() => ({ status: 0 }))
    return status === 200 && performance.now()
  })
}

/**
 * The seconds until an address shows a text. One whose site was killed is asked from the moment on
 * at which it answers again.
 */
async function secondsUntilShown(addressOf: () => string, title: string, since: number) {
  let answeringSince = since
  await waitFor(`${title} is shown`, RESTART_SECONDS, async () => {
    const { status, text } = await visit(`${addressOf()}/`)
    if (status !== 200) answeringSince = performance.now()
    return text.includes(title)
  })
  return (performance.now() - Math.max(since, answeringSince)) / 1000
}

void describe('compose.scale.yaml', () => {
  let project: Project | undefined
  let sender: Sender = {}

  before(async () => {
    findSchoolsHere()
    project = startScaled(folder, 'scaled', { ...settings, ...buildEngines() })
    await waitFor('All is up', START_SECONDS, areAllUp)
    sender = await signIn(school)
  })

  after(() => {
    project?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  void test('a file that one CMS has stored in S3 is served by the other', async () => {
    const bytes = sampleFile('karate.webp')
    for (const [index, service] of CMSS.entries()) {
      const other = CMSS.at(index - 1) ?? ''
      const id = await uploadPicture({ ...school, studio: cmsAt(service) }, sender, bytes)
      const { row } = await request(cmsAt(service), sender, 'GET', `/files/${id}`)
      assert.equal(row['storage'], 's3')
      const file = await downloadFile({ ...school, studio: cmsAt(other) }, sender, id)
      assert.equal(file.length, Number(row['filesize']))
    }
  })

  // A paused one accepts connections and requests, and never answers.
  for (const [state, begin, end] of [
    ['away', ['stop', '--time', '0'], 'start'],
    ['paused', ['pause'], 'unpause'],
  ] as const)
    void test(`while an engine is ${state}, a save is answered soon, with a sentence`, async () => {
      const { cookie = '' } = sender
      for (const engine of ENGINES) {
        podman('healthcheck', 'run', container(engine))
        podman(...begin, container(engine))
        const file = new FormData()
        file.set('file', new File([new Uint8Array(sampleFile('karate.webp'))], 'picture.webp'))
        const saves = { '/items/notification': JSON.stringify(noticeOf('Saved')), '/files': file }
        const wrong: string[] = []
        for (const service of CMSS)
          for (const [path, body] of Object.entries(saves)) {
            const type = typeof body === 'string' && { 'content-type': 'application/json' }
            const startedAt = performance.now()
            const headers = { cookie, ...type }
            const answer = await visit(cmsAt(service) + path, { method: 'POST', body, headers })
            const seconds = (performance.now() - startedAt) / 1000
            const sentence = /"message":"((?:\\.|[^"\\])+)/.exec(answer.text)?.[1] ?? ''
            const line = `${engine} ${state}: ${service} answers ${path} with ${answer.status} ${sentence}`
            log(`${line} in ${seconds.toFixed(1)} s`)
            const isClear = answer.status === 200 || sentence.includes('wait a minute')
            if (seconds >= 5 || !isClear) wrong.push(line)
          }
        podman(end, container(engine))
        await waitFor('All is up', RESTART_SECONDS, areAllUp)
        assert.deepEqual(wrong, [])
      }
    })

  void test(`${KILLS} kills lose no enquiry and no page`, async () => {
    const load = startLoad(school)
    const counts = () => {
      const { pages, failed, confirmed } = load.results
      return [pages, failed.length, confirmed.length]
    }
    console.log(HEADINGS)
    for (let round = 1; round <= KILLS; round += 1) {
      await waitFor('All is up', RESTART_SECONDS, areAllUp)
      await pause(randomInt(2_000))
      const earlier = counts()
      const victim = CONTAINERS[randomInt(CONTAINERS.length)] ?? ''
      kill(container(victim))
      const killedAt = performance.now()
      const editors = CMSS.filter((service) => service !== victim)
      const editor = editors[round % editors.length] ?? ''
      const title = `Published in round ${round}`
      const acceptedAt = await publish(editor, sender, title)
      const places = [() => school.site, ...SITES.map((service) => () => siteAt(service))]
      const shown = await Promise.all(
        places.map((place) => secondsUntilShown(place, title, acceptedAt)),
      )
      const seconds = [(acceptedAt - killedAt) / 1000, ...shown].map((each) => each.toFixed(1))
      const since = counts().map((count, index) => count - (earlier[index] ?? 0))
      console.log([round, victim, editor, ...seconds, ...since].join('\t'))
    }
    await waitFor('All is up', RESTART_SECONDS, areAllUp)
    const { pages, confirmed } = await load.end()
    log(`${pages} pages, ${confirmed.length} enquiries confirmed`)
    await assertNothingLost(school, load)
  })
})
