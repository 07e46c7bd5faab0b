import { readSettings } from '../lib/environment.ts'
import { loadSecrets } from '../lib/secrets.ts'
import { temporaryFolder } from '../../lib/server/testing/temporary.ts'
import { embeddedCmsEnvironment } from './variables.ts'

const DATA_DIR = temporaryFolder()

test.each([
  [{ CMS_HOST: '::1' }, 'http://[::1]:8055'],
  [{ CMS_HOST: '::' }, 'http://127.0.0.1:8055'],
  [{ CMS_HOST: '127.0.0.1', CMS_PORT: '9055' }, 'http://127.0.0.1:9055'],
  [{ CMS_HOST: '::', STUDIO_URL: 'https://cms.school.example' }, 'https://cms.school.example'],
])('by %j the CMS is at %s', async (given, address) => {
  const settings = readSettings({ DATA_DIR, ...given })
  const environment = embeddedCmsEnvironment(settings, await loadSecrets(DATA_DIR))
  expect(environment['PUBLIC_URL']).toBe(address)
})
