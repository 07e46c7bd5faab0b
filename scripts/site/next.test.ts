import { readSettings } from '../lib/environment.ts'
import { siteEnvironment } from './next.ts'
import type { Secrets } from '../lib/secrets.ts'

test('the site gets no password of the database and no key of the backups', () => {
  const secret = { DB_PASSWORD: 'a', RESTIC_PASSWORD: 'b', AWS_SECRET_ACCESS_KEY: 'c' }
  const before = process.env
  process.env = { ...before, ...secret, LOG_LEVEL: 'silent' }
  const keys = { revalidateSecret: 'd', serverActionsKey: 'e' } as Secrets
  const cms = { url: 'http://cms.example', token: 'f' }
  const environment = siteEnvironment(readSettings({ NODE_ENV: 'test' }), keys, cms)
  process.env = before
  expect(environment).toMatchObject({ LOG_LEVEL: 'silent', CMS_TOKEN: 'f' })
  expect(Object.keys(environment)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(DB|RESTIC|AWS)_/)]),
  )
})
