import { join } from 'node:path'
import { cmsEnvironment, type CmsOptions } from './environment.ts'

const options: CmsOptions = {
  host: '127.0.0.1',
  port: 8055,
  dataDir: '/srv/school, main',
  secret: 'secret',
  adminEmail: 'admin@example.com',
  adminPassword: 'password',
  adminToken: 'token',
  siteUrl: 'https://school.example/somewhere',
  studioUrl: 'http://127.0.0.1:8055',
  hookUrls: ['http://127.0.0.1:3000/api/revalidate'],
  hookSecret: '0e12345',
  previewSecret: '0e54321',
  enquiryRetentionDays: 396,
  engines: {},
  hasUploads: false,
}

describe('the environment of the CMS', () => {
  const environment = cmsEnvironment(options)

  it('restricts cookies to https and its host if it is opened by https', () => {
    const studioUrl = 'https://cms.school.example'
    const behindTls = cmsEnvironment({ ...options, studioUrl })
    expect(behindTls).toMatchObject({
      PUBLIC_URL: studioUrl,
      SESSION_COOKIE_SECURE: 'true',
      SESSION_COOKIE_NAME: '__Host-session',
      REFRESH_TOKEN_COOKIE_SECURE: 'true',
      REFRESH_TOKEN_COOKIE_NAME: '__Host-refresh',
      IP_TRUST_PROXY: 'string:loopback,uniquelocal',
    })
    // Browsers reject a Secure cookie over http.
    const tunnelled = cmsEnvironment({ ...options, studioUrl: 'http://127.0.0.1:9055' })
    for (const each of [environment, tunnelled])
      expect(each).not.toHaveProperty('SESSION_COOKIE_SECURE')
  })

  it('opens no WebSocket, which passes neither the second factor nor the limits of a request', () => {
    expect(environment['WEBSOCKETS_ENABLED']).toBe('false')
  })

  it('leaves the history to the extension, which erases by no clock that has jumped', () => {
    expect(environment).not.toHaveProperty('RETENTION_ENABLED')
  })

  it('marks paths, addresses and secrets as strings', () => {
    const hookUrls = ['http://10.0.0.2:3000/hint', 'http://10.0.0.3:3000/hint']
    expect(cmsEnvironment({ ...options, hookUrls })).toMatchObject({
      DB_CLIENT: 'sqlite3',
      DB_FILENAME: 'string:/srv/school, main/cms.sqlite',
      STORAGE_LOCAL_ROOT: 'string:/srv/school, main/uploads',
      EXTENSIONS_PATH: `string:${join(import.meta.dirname, 'extensions')}`,
      REVALIDATE_SECRET: 'string:0e12345',
      PREVIEW_SECRET: 'string:0e54321',
      SITE_REVALIDATE_URL: `string:${hookUrls.join(' ')}`,
    })
  })

  it('keeps earlier uploads readable if new ones are stored in S3', () => {
    const engines = { STORAGE_LOCATIONS: 's3', STORAGE_S3_DRIVER: 's3' }
    const { STORAGE_LOCATIONS, STORAGE_LOCAL_ROOT, STORAGE_S3_DRIVER } = cmsEnvironment({
      ...options,
      engines,
      hasUploads: true,
    })
    expect({ STORAGE_LOCATIONS, STORAGE_LOCAL_ROOT, STORAGE_S3_DRIVER }).toEqual({
      STORAGE_LOCATIONS: 's3,local',
      STORAGE_LOCAL_ROOT: 'string:/srv/school, main/uploads',
      STORAGE_S3_DRIVER: 's3',
    })
  })

  it('leaves out SQLite and the data folder if the operator has others', () => {
    const engines = { DB_CLIENT: 'pg', STORAGE_LOCATIONS: 's3', REDIS: 'redis://redis:6379' }
    const own = cmsEnvironment({ ...options, engines })
    expect(own).toMatchObject({ ...engines, CACHE_STORE: 'redis', SYNCHRONIZATION_STORE: 'redis' })
    // The lock that a CMS has left while Redis hung is removed within one request of an editor.
    expect(own).toMatchObject({
      CACHE_SCHEMA_SYNC_TIMEOUT: '1500',
      CACHE_SCHEMA_MAX_ITERATIONS: '3',
    })
    for (const name of ['DB_FILENAME', 'STORAGE_LOCAL_ROOT']) expect(own[name]).toBeUndefined()
    expect(environment['SYNCHRONIZATION_STORE']).toBeUndefined()
  })
})
