import { expect, test } from 'playwright/test'
import { freePorts } from '../support/servers/ports.ts'
import { runToEnd } from '../support/servers/command.ts'
import { withCopy } from '../support/servers/instance.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const copy = setUpCopy('builds')

test('a second start and a build are refused while the site runs, whatever their ports', async () => {
  const site = await serveSite(copy, requireEnv('E2E_CMS_URL'))
  const served = /^A site is already served from the build folder .*: stop it first\.$/
  await withCopy('builds-second', async (another) => {
    for (const [dataDir, buildDir, sentence] of [
      [copy.dataDir, another.buildDir, /^A site already runs with the data folder .*: stop it/],
      [another.dataDir, copy.buildDir, served],
    ] as const) {
      const [PORT = '', CMS_PORT = ''] = (await freePorts(2)).map(String)
      const variables = { PORT, CMS_PORT, DATA_DIR: dataDir, BUILD_DIR: buildDir }
      const { code, last } = await runToEnd('start', variables)
      expect([code, last]).toEqual([1, expect.stringMatching(sentence)])
    }
  })
  const { code, last } = await runToEnd('build', copy.variables)
  expect([code, last]).toEqual([1, expect.stringMatching(served)])
  const page = await fetch(site.url)
  const script = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0]
  expect((await fetch(`${site.url}${script}`)).status).toBe(200)
  await site.stop()
})
