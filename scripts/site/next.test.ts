import { lookup } from 'node:dns/promises'
import { readSettings } from '../lib/environment.ts'
import { requireLocalhost, siteEnvironment } from './next.ts'
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

jest.mock('node:dns/promises')

test('a loopback address that this machine does not call localhost is refused', async () => {
  jest.mocked(lookup).mockRejectedValue(new Error('ENOTFOUND'))
  for (const host of ['0.0.0.0', '::', '10.0.0.2']) await requireLocalhost(host)
  await expect(requireLocalhost('::1')).rejects.toThrow('"::1 localhost" in /etc/hosts')
})
