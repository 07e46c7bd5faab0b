import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { EDITOR_ROLE } from '../../cms/setup/access-model.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { proportionalBytesOf } from '../../scripts/lib/processes.ts'
import {
  chooseFreePorts,
  createSchool,
  sendTo,
  startFront,
  startSchool,
  stopSchool,
  type FrontSchool,
} from '../deploy/front.ts'
import { asAccount } from '../deploy/instance.ts'
import type { NginxProcess } from '../deploy/nginx.ts'
import { missingPackages } from '../deploy/packages.ts'
import { searchFiles, searchSite, tracesOf } from '../support/byte-search.ts'
import { request } from '../support/cms.ts'
import { readTokens } from '../support/servers/instance.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

test.skip(missingPackages().length > 0, 'nginx and its modules are not on this machine')
test.skip(
  process.getuid?.() !== 0,
  'Each school has an account of its own, which only root can use',
)
test.describe.configure({ timeout: 300_000, retries: 0 })

/** Account ids that no machine uses. */
const ACCOUNTS = { 'north-hill': '64101', 'south-gate': '64102' }

type School = FrontSchool & { id: string; account: string; canary: string; token: string }

let nginx: NginxProcess | undefined
const schools: School[] = []
const copy = setUpCopy('two-schools', async () => {
  await nginx?.stop()
  for (const school of schools) {
    await stopSchool(school)
    await rm(school.dataDir, { recursive: true })
    await rm(join(root, school.buildDir), { recursive: true })
  }
})

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const ports = await chooseFreePorts()
  for (const [id, account] of Object.entries(ACCOUNTS)) {
    const own = await chooseFreePorts()
    const shared = { https: ports.https, http: ports.http }
    schools.push(await setUp(id, account, { ...own, ...shared }))
  }
  await Promise.all(schools.map(startSchool))
  for (const school of schools) school.token = (await readTokens(school.dataDir)).adminToken
  nginx = await startFront(schools)
})

/** A new school with its own secrets, and a build that both share. */
async function setUp(id: string, account: string, ports: FrontSchool['ports']): Promise<School> {
  const dataDir = await mkdtemp(join(tmpdir(), `school-website-${id}-`))
  const buildDir = `${copy.buildDir}-${id}`
  const options = { recursive: true, verbatimSymlinks: true }
  await cp(join(root, copy.buildDir), join(root, buildDir), options)
  execFileSync('chown', ['-R', `${account}:${account}`, dataDir, join(root, buildDir)])
  const variables = { APP_USER: account }
  const school = await createSchool({ school: id, dataDir, buildDir, variables }, ports)
  const canary = `kanari${randomUUID().replaceAll('-', '')}`
  return { ...school, id, account, canary, token: '' }
}

const cmsOf = ({ ports }: School) => `http://127.0.0.1:${ports.cms}`
const otherThan = (school: School) => schools.filter((each) => each !== school)

/** Publishes a notice and returns its address once it is visible through nginx. */
async function publish(school: School): Promise<string> {
  const notice = { title: `About ${school.canary}`, date: '2026-11-22', status: 'published' }
  const path = '/items/notification'
  const { row, text } = await request(cmsOf(school), school, 'POST', path, notice)
  expect(row['id'], text).toBeTruthy()
  const address = `/notices/${String(row['id'])}`
  const seen = async () => {
    const answer = await sendTo(school, school.siteName, { path: address })
    return answer !== 'nothing' && answer.body
  }
  await expect.poll(seen, { timeout: 30_000 }).toContain(school.canary)
  return address
}

test('content of one school is in no response, cache or file of the other', async () => {
  const addresses: string[] = []
  for (const school of schools) addresses.push(await publish(school))
  addresses.push('/', '/notices', '/notices/feed.xml', '/sitemap.xml', '/search?q=kanari')
  for (const school of schools) {
    const [other] = otherThan(school)
    if (!other) throw new Error('There is only one school')
    for (const path of addresses)
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = { 'accept-encoding': encoding }
        const answer = await sendTo(school, school.siteName, { path, headers })
        expect(JSON.stringify(answer)).not.toContain(other.canary)
      }
    const files = [school.dataDir, join(root, school.buildDir), school.folder]
    const find = ({ canary }: School) => searchFiles(files, tracesOf(canary)).found
    expect(find(other)).toEqual([])
    // The control: its own one is found in its database and its caches.
    expect(find(school).some((path) => path.includes('cms.sqlite'))).toBe(true)
    expect(find(school).some((path) => path.startsWith(`${school.folder}/cache/`))).toBe(true)
    expect(await searchSite(school.siteUrl, addresses, tracesOf(other.canary))).toEqual([])
  }
})

test('a session and a token of one school are rejected by the other', async () => {
  for (const school of schools) {
    const [other] = otherThan(school)
    if (!other) throw new Error('There is only one school')
    const person = { email: `${randomUUID()}@example.com`, password: `kite ${randomUUID()}` }
    const account = { ...person, role: EDITOR_ROLE, status: 'active' }
    expect((await request(cmsOf(school), school, 'POST', '/users', account)).status).toBe(200)
    const login = { ...person, mode: 'session' }
    const { cookie } = await request(cmsOf(school), {}, 'POST', '/auth/login', login)
    const statusAt = async (place: School) => {
      const answer = await sendTo(place, place.studioName, {
        path: '/users/me',
        headers: { cookie },
      })
      return answer !== 'nothing' && answer.status
    }
    expect([await statusAt(school), await statusAt(other)]).toEqual([200, 403])
    const tokens = await readTokens(school.dataDir)
    for (const token of [tokens.adminToken, tokens.siteToken, tokens.previewToken]) {
      const read = (place: School) => request(cmsOf(place), { token }, 'GET', '/items/school')
      expect([(await read(school)).status, (await read(other)).status]).toEqual([200, 401])
    }
  }
})

test('the account of one school cannot read files of the other', () => {
  for (const school of schools) {
    const files = [
      'secrets.json',
      'site.env',
      'cms.sqlite',
      'outbox.sqlite',
      'content/notices.json',
    ]
    for (const name of files) {
      const path = join(school.dataDir, name)
      const read = ({ account }: School) => {
        const [command, ...args] = [...asAccount(account), 'head', '-c1', path]
        return spawnSync(command, args).status
      }
      expect([name, read(school), ...otherThan(school).map(read)]).toEqual([name, 0, 1])
    }
  }
})

/** The memory of all processes of an account. */
async function megabytesOf(account: string): Promise<number> {
  const isTheirs = (pid: string) =>
    statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid === Number(account)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isTheirs(name))
  const each = await Promise.all(pids.map((pid) => proportionalBytesOf(Number(pid))))
  return Math.round(each.reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20)
}

test('a further school needs less than 800 MB of memory', async () => {
  for (const { id, account } of schools) {
    const megabytes = await megabytesOf(account)
    console.log(`${id}: ${megabytes} MB for its site and its CMS`)
    expect(megabytes).toBeGreaterThan(100)
    expect(megabytes).toBeLessThan(800)
  }
  const ofNginx = (await proportionalBytesOf(nginx?.workerPid() ?? 0)) / 2 ** 20
  console.log(`nginx: ${Math.round(ofNginx)} MB for both`)
})
