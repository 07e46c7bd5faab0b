// Does a crowd on a page that has just changed wait for nothing?
import { setTimeout as pause } from 'node:timers/promises'
import { request } from '../../cms/setup/client.ts'
import { startFaultProxy, type FaultProxy } from '../../e2e/support/servers/fault-proxy.ts'
import { sendHint } from '../../e2e/support/servers/instance.ts'
import { forSeconds, generateLoad } from '../../e2e/support/load.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { runCheck } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'

const CONNECTIONS = 64
const WINDOW_SECONDS = 8
/** One request may fall on each end of a window. */
const MORE = 2

await runCheck({
  async run(environment) {
    const proxy = await startFaultProxy(environment.cmsUrl)
    try {
      return await withSite({ ...environment, cmsUrl: proxy.url }, async () => ({
        faults: await crowd(environment, proxy),
        figures: {},
      }))
    } finally {
      proxy.close()
    }
  },
})

/** A crowd on /notices after an edit: every visitor gets a page, and the CMS no more requests than at rest. */
async function crowd(environment: TestEnvironment, cms: FaultProxy): Promise<string[]> {
  const { settings, secrets, cmsUrl } = environment
  const requestsDuring = async (work: () => Promise<unknown>) => {
    cms.requests.length = 0
    await work()
    return Map.groupBy(cms.requests, (address) => address)
  }
  const idle = await requestsDuring(() => pause(WINDOW_SECONDS * 1_000))
  const title = `Result day ${Date.now()}`
  const notice = { title, date: '2031-11-20' }
  await request(cmsUrl, { token: secrets.adminToken }, 'POST', '/items/notification', notice)
  let visits = new Map<number, number>()
  const crowded = await requestsDuring(async () => {
    await sendHint(settings.localUrl, secrets.revalidateSecret)
    visits = await generateLoad({
      concurrency: CONNECTIONS,
      isOver: forSeconds(WINDOW_SECONDS),
      async send() {
        const response = await fetch(`${settings.localUrl}/notices`)
        await response.text()
        return response.status
      },
    })
  })
  const shown = await (await fetch(`${settings.localUrl}/notices`)).text()
  const others = [...visits.keys()].filter((status) => status !== 200)
  const more = [...crowded].filter(
    ([address, times]) => times.length > (idle.get(address)?.length ?? 0) + MORE,
  )
  return [
    ...others.map((status) => `${visits.get(status)} visitors got ${status}`),
    ...more.map(([address, times]) => `${times.length} requests to the CMS for ${address}`),
    ...((visits.get(200) ?? 0) < CONNECTIONS ? ['the crowd got no pages'] : []),
    ...(shown.includes(title) ? [] : ['the edit is not shown afterwards']),
  ]
}
