import { readSettings } from './environment.ts'
import { directus, siteEnvironment } from './programs.ts'
import type { Secrets } from './secrets.ts'

test('the site gets no password of the database and no key of the backups', () => {
  const secret = { DB_PASSWORD: 'a', RESTIC_PASSWORD: 'b', AWS_SECRET_ACCESS_KEY: 'c' }
  const before = process.env
  process.env = { ...before, ...secret, LOG_LEVEL: 'silent' }
  const keys = { revalidateSecret: 'd', serverActionsKey: 'e' } as Secrets
  const cms = { url: 'http://cms.example', token: 'f' }
  const environment = siteEnvironment(readSettings({ NODE_ENV: 'test' }), keys, cms, 'production')
  process.env = before
  expect(environment).toMatchObject({ LOG_LEVEL: 'silent', CMS_TOKEN: 'f' })
  expect(Object.keys(environment)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(DB|RESTIC|AWS)_/)]),
  )
})

test('the time zone of the computer does not reach the CMS', () => {
  const before = process.env['TZ']
  process.env['TZ'] = 'Asia/Kolkata'
  expect(directus(['start'], {}).env['TZ']).toBe('UTC')
  process.env['TZ'] = before
})
