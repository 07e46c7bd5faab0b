import { tmpdir } from 'node:os'
import { root } from '../../../scripts/launcher/folders.mjs'
import { toldChecks } from './forwarded-headers.ts'
import { openBrowser, type Browser } from '../client.ts'
import { runChecks } from '../checks.ts'
import { startFront, writeSettings, type Front } from '../nginx.ts'
import type { TrialOptions } from '../options.ts'
import type { TrialPorts } from '../ports.ts'
import { putStandInAt, type StandIn } from './stand-in.ts'
import { wholeChecks } from './no-partial-responses.ts'

/** nginx before something that answers as the checks need it. */
export type Alone = { standIn: StandIn; front: Front; browser: Browser }

/** nginx with a stand-in in the place of the site; answers how many checks failed. */
export async function tryAlone(ports: TrialPorts, { control }: TrialOptions): Promise<number> {
  const variables = { APP_DIR: root, APP_USER: 'nobody', DATA_DIR: tmpdir() }
  const standIn = await putStandInAt(ports.site)
  let front: Front | undefined
  try {
    const file = await writeSettings({ ports, sites: [ports.site], variables })
    front = await startFront(file, { hasBuild: false, ...(control && { control }) })
    const browser = await openBrowser(front)
    const alone = { standIn, front, browser }
    const failed = await runChecks([...toldChecks(alone), ...wholeChecks(alone)])
    browser.close()
    return failed
  } finally {
    await front?.stop()
    standIn.stop()
  }
}
