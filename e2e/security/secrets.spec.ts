import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample-pages'
import { root } from '../../scripts/launcher/folders.mjs'
import { searchFiles, searchSite, tracesOf } from '../support/byte-search.ts'
import { requireEnv } from '../support/require-env.ts'

const FILE = join(requireEnv('E2E_DATA_DIR'), 'secrets.json')
const BUILD = join(root, requireEnv('E2E_BUILD_DIR'))
const LOG = join(root, 'test-results/site-and-cms.log')
/** The key of the values that a server action closes over, which Next.js stores with the server's code. */
const OF_THE_BUILD = 'serverActionsKey'
/** `npm start` prints it once, at the first start. */
const PRINTED_ONCE = 'adminPassword'

const secrets = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>

const tracesBut = (...names: string[]) =>
  Object.entries(secrets)
    .filter(([name]) => !['adminEmail', ...names].includes(name))
    .flatMap(([, value]) => tracesOf(value))

test('secrets are long and distinct, and only the owner of the data folder can read them', () => {
  const { adminEmail: _, ...keys } = secrets
  const values = Object.values(keys)
  expect(values.length).toBeGreaterThanOrEqual(8)
  expect(new Set(values).size).toBe(values.length)
  for (const value of values) expect(value.length).toBeGreaterThanOrEqual(32)
  expect(statSync(FILE).mode & 0o777).toBe(0o600)
  expect(statSync(requireEnv('E2E_DATA_DIR')).mode & 0o777).toBe(0o700)
})

test('only their owner can read the databases and the files of the build with a key in them', () => {
  const files = [
    ...['cms', 'outbox'].map((name) => join(requireEnv('E2E_DATA_DIR'), `${name}.sqlite`)),
    ...['json', 'js'].map((type) => join(BUILD, `server/server-reference-manifest.${type}`)),
  ]
  for (const file of files) expect(statSync(file).mode & 0o077, file).toBe(0)
})

test('no secret is in files for browsers, or in the code of the server', () => {
  const forBrowsers = searchFiles([join(BUILD, 'static'), join(root, 'public')], tracesBut())
  expect(forBrowsers.files).toBeGreaterThan(50)
  expect(forBrowsers.found).toEqual([])
  const forServers = searchFiles([BUILD], tracesBut(OF_THE_BUILD))
  expect(forServers.files).toBeGreaterThan(forBrowsers.files / 2)
  expect(forServers.found).toEqual([])
})

test('no secret is in a file of the repository', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  const names = tracked.split('\0').filter(Boolean)
  const files = names.map((name) => join(root, name)).filter(existsSync)
  expect(files.length).toBeGreaterThan(500)
  expect(searchFiles(files, tracesBut()).found).toEqual([])
})

test('no response contains a secret or the address of the CMS', async () => {
  const traces = [...tracesBut(), Buffer.from(new URL(requireEnv('E2E_CMS_URL')).host)]
  const addresses = [
    ...pages.map(hrefOf),
    '/api/health',
    '/api/metrics',
    '/sitemap.xml',
    '/no-such-page',
    '/%',
  ]
  expect(await searchSite(requireEnv('E2E_SITE_URL'), addresses, traces)).toEqual([])
})

test('no secret is in the log, and the search would find it', () => {
  if (existsSync(LOG)) expect(searchFiles([LOG], tracesBut(PRINTED_ONCE)).found).toEqual([])
  for (const value of Object.values(secrets))
    expect(searchFiles([FILE], tracesOf(value)).found).toEqual([FILE])
})
