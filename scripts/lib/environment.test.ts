import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { readSettings } from './environment.ts'

const read = (variables: Record<string, string>, needsExistingCms = false) =>
  readSettings({ NODE_ENV: 'test', ...variables }, needsExistingCms)

test('an empty environment is valid', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    localUrl: 'http://127.0.0.1:3000',
    siteAddresses: ['http://127.0.0.1:3000'],
    siteUrl: 'http://127.0.0.1:3000',
    studioUrl: undefined,
    dataDir: join(root, '.data'),
    siteFolders: [],
    buildDir: '.next',
    enquiryRetentionDays: undefined,
    existingCms: undefined,
    embeddedCms: {
      host: '127.0.0.1',
      port: 8055,
      adminEmail: undefined,
      adminPassword: undefined,
      twoFactors: false,
      engines: {},
    },
  })
})

test('an empty variable counts as not set', () => {
  expect(read({ PORT: '', CMS_URL: ' ', SITE_URL: '' }).port).toBe(3000)
})

test.each([
  ['0.0.0.0', 'http://127.0.0.1:81'],
  ['::', 'http://127.0.0.1:81'],
  ['::1', 'http://[::1]:81'],
  ['localhost', 'http://localhost:81'],
])('the address of a site that listens on %s is %s', (HOST, address) => {
  expect(read({ HOST, PORT: '81' }).localUrl).toBe(address)
})

test('several instances of the site get hints', () => {
  const { siteAddresses } = read({ SITES: '10.0.0.2:3000  site-two:3000' })
  expect(siteAddresses).toEqual(['http://10.0.0.2:3000', 'http://site-two:3000'])
})

test('addresses lose their trailing slash', () => {
  const settings = read({
    SITE_URL: 'https://school.example.org/ ',
    CMS_URL: 'https://school.example.org/cms//',
    CMS_TOKEN: 'token',
  })
  expect(settings.siteUrl).toBe('https://school.example.org')
  expect(settings.existingCms).toEqual({ url: 'https://school.example.org/cms', token: 'token' })
})

test('previews of an existing CMS are enabled by both variables', () => {
  const cms = { CMS_URL: 'https://cms.example.org', CMS_TOKEN: 't' }
  expect(read(cms).existingCms?.preview).toBeUndefined()
  const both = { ...cms, PREVIEW_SECRET: 's', CMS_PREVIEW_TOKEN: 'p' }
  expect(read(both).existingCms?.preview).toEqual({ secret: 's', token: 'p' })
})

test('the variables of PostgreSQL, S3 and Redis are passed to Directus', () => {
  const engines = {
    REDIS: 'redis://redis:6379',
    STORAGE_LOCATIONS: 's3',
    STORAGE_S3_DRIVER: 's3',
    DB_CLIENT: 'pg',
    DB_HOST: 'database',
    DB_PORT: '5432',
    DB_DATABASE: 'school',
    DB_USER: 'school',
    DB_PASSWORD: 'secret',
  }
  expect(read({ ...engines, OTHER: 'x' }).embeddedCms.engines).toEqual(engines)
})
