import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { pages } from 'school-schema/sample/sample-pages'
import { root } from '../../scripts/launcher/folders.mjs'
import { searchFiles, searchSite, tracesOf } from '../support/byte-search.ts'
import { requireEnv } from '../support/require-env.ts'
import { hrefOf, english } from '@/lib/messages/messages'

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

test('only their owner can read the data folder, its secrets and databases, and the build with a key in it', () => {
  const data = requireEnv('E2E_DATA_DIR')
  const files = [
    ...['', 'secrets.json', 'cms.sqlite', 'outbox.sqlite'].map((name) => join(data, name)),
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

test('no response contains a secret or the address of the CMS', async () => {
  const traces = [...tracesBut(), Buffer.from(new URL(requireEnv('E2E_CMS_URL')).host)]
  const addresses = [
    ...pages.map((each) => hrefOf(english, each)),
    '/api/health',
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
