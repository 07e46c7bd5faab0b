// The compose file for real, by podman.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { request } from '../../cms/setup/client.ts'
import { freePorts } from '../support/servers/ports.ts'
import { postEnquiry } from '../support/enquiry-forms.ts'
import { testAlerts } from './alerts.ts'
import { testDisk } from './disk.ts'
import { addSchool, followInstallPage } from './install-page.ts'
import { findReachable, testFront } from './front.ts'
import { assertStored } from './load.ts'
import { testOperate } from './operate.ts'
import { testPrivileges } from './privileges.ts'
import { planRegistry } from './registry.ts'
import {
  findSchoolsHere,
  isHealthy,
  kill,
  openProject,
  podman,
  START_SECONDS,
  VERSION,
} from './project.ts'
import {
  findFailingPages,
  isReady,
  PAGES,
  planSchool,
  publishNotice,
  signIn,
  visit,
  waitFor,
} from './school.ts'

const SERVICES = ['site', 'cms', 'front', 'tls', 'backup']

const folder = mkdtempSync(join(tmpdir(), 'compose-'))
const ports = await freePorts(3)
const registry = planRegistry(folder, ports[2] ?? 0)
const first = planSchool('first', ports)
const second = planSchool('second', ports)
const project = openProject(join(folder, 'first'), ['compose.yaml'], first.settings)
const projects = [project]

void describe('the compose file', () => {
  before(async () => {
    findSchoolsHere()
    await registry.start()
    registry.publish(VERSION)
  })

  after(() => {
    for (const { remove } of projects.toReversed()) remove()
    registry.close()
    rmSync(folder, { recursive: true, force: true })
  })

  void test('an empty host becomes a website with a notice on https', async () => {
    const { school } = first
    const early = new Set<number>()
    const output = await followInstallPage(
      project,
      { ...first.settings, IMAGES: registry.images },
      async () => {
        early.add((await visit(`${school.site}/`)).status)
        return isReady(school)
      },
    )
    // No answer, before Caddy is up; and then never an error without its reason.
    assert.deepEqual(
      [...early].toSorted(),
      [0, 200, 503].filter((status) => early.has(status)),
    )
    assert.match(output, /first-tls/)
    for (const name of SERVICES)
      await waitFor(`${name} is healthy`, 60, async () => isHealthy(`first-${name}`))
    // As the service of Debian chooses what starts with the host.
    const options = ['--filter', 'restart-policy=always', '--filter', 'name=^first-']
    const starting = podman('ps', '--format', '{{.Names}}', ...options)
      .trim()
      .split('\n')
    assert.deepEqual(starting.toSorted(), SERVICES.map((name) => `first-${name}`).toSorted())
    assert.match((await visit(`${school.site}/`)).text, /Palash Vidya Niketan/)
    await publishNotice(school, 'Published by compose')
    await publishNotice(school, 'Published again')
  })

  testPrivileges(first.school)

  void test('visitors come to https, and anonymous ones see nothing of the CMS', async () => {
    const { site, studio } = first.school
    const plain = await visit(`http://first.test:${ports[0]}/Contact%20Us?x=1`)
    assert.equal(plain.status, 308)
    assert.equal(plain.headers.get('location'), `${site}/Contact%20Us?x=1`)
    for (const path of [
      '/items/pages',
      '/graphql',
      '/admin/..%2fitems/pages',
      '/users',
      '/websocket',
      '/assets/x',
    ])
      assert.equal((await visit(studio + path)).status, 401, path)
    const token = { headers: { authorization: 'Bearer x' } }
    assert.equal((await visit(`${studio}/server/info`, token)).status, 401)
    assert.equal((await visit(`${studio}/admin`)).status, 200)
    assert.equal((await visit(`${site}/api/revalidate`, { method: 'POST' })).status, 401)
    assert.equal((await visit(`${site}/`, { method: 'DELETE' })).status, 405)
    const page = await visit(`${site}/`)
    assert.match(page.headers.get('strict-transport-security') ?? '', /^max-age=\d{8}/)
    assert.match(page.headers.get('content-security-policy') ?? '', /upgrade-insecure-requests/)
    assert.equal(page.headers.get('content-encoding'), 'br')
    assert.match(page.text, new RegExp(`rel="canonical" href="${site}"`))
  })

  void test('the CMS itself says what to do about a file that is too large', async () => {
    const { school } = first
    const form = new FormData()
    form.set('file', new File([new Uint8Array(21_100_000)], 'photo.jpg', { type: 'image/jpeg' }))
    const refused = await request(school.studio, await signIn(school), 'POST', '/files', form)
    assert.equal(refused.status, 413)
    assert.match(refused.text, /Save a photograph as JPEG/)
  })

  void test('an enquiry without JavaScript arrives, also one that is sent while the CMS is dead', async () => {
    const { school } = first
    await postEnquiry(school.site, 'Asha Compose', '9876543210')
    kill('first-cms')
    await postEnquiry(school.site, 'Ravi Compose', '9876543211')
    assert.deepEqual(await findFailingPages(school), [])
    await assertStored(school, ['9876543210', '9876543211'])
  })

  void test('pages stay while the site is dead, and every container comes back', async () => {
    const { school } = first
    await Promise.all(PAGES.map((path) => visit(school.site + path)))
    podman('stop', '--time', '0', 'first-site')
    assert.equal((await visit(`${school.site}/api/ready`)).status, 503)
    assert.deepEqual(await findFailingPages(school), [])
    podman('start', 'first-site')
    for (const name of SERVICES) {
      await waitFor('The site is ready', 90, () => isReady(school))
      kill(`first-${name}`)
      await waitFor(
        `${name} has been killed`,
        60,
        async () => (await findFailingPages(school)).length === 0,
      )
      if (name !== 'front') assert.deepEqual(await findFailingPages(school), [], name)
    }
    await waitFor('The site is ready', 90, () => isReady(school))
  })

  testFront(first.school, ports)

  testOperate(project, first.school, registry)

  testDisk(project, folder, registry)

  void test('a second school runs behind the front of the first', async () => {
    const { school, settings } = second
    const files = ['compose.yaml', 'compose.proxy.yaml']
    const another = openProject(join(folder, 'second'), files, settings)
    projects.push(another)
    addSchool(another, 'first')
    await waitFor(
      'The first has a certificate for it',
      30,
      async () => (await visit(`${school.site}/`)).status > 0,
    )
    await waitFor('The second site is ready', START_SECONDS, () => isReady(school))
    await publishNotice(school, 'Only in the second')
    assert.doesNotMatch((await visit(`${first.school.site}/`)).text, /Only in the second/)
    assert.deepEqual(await findFailingPages(first.school), [])
    assert.deepEqual(findReachable('second', 'first'), [])
    assert.deepEqual(findReachable('first', 'second'), [])
  })

  testAlerts(project, folder)
})
