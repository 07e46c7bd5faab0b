import { test } from 'playwright/test'
import { request, type CmsResponse } from '../../../cms/setup/client.ts'
import { freePorts } from './ports.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { requireEnv } from '../require-env.ts'
import { runToEnd, startServer } from './command.ts'
import { loadSecrets } from '../../../scripts/lib/secrets.ts'
import { copyInstance, type InstanceCopy } from './instance.ts'
import { serveSite, startSite } from './served-site.ts'

/**
 * Copies the instance before the tests of a file, which run serially, and removes it after them.
 * @param stop stops what runs on the copy before it is removed
 */
export function setUpCopy(
  name: string,
  stop: () => Promise<void> = async () => undefined,
): InstanceCopy {
  // Each worker would make the same copy.
  test.describe.configure({ mode: 'serial' })
  const copy = {} as InstanceCopy
  test.beforeAll(async () => void Object.assign(copy, await copyInstance(name)))
  test.afterAll(async () => {
    await stop()
    await copy.remove()
  })
  return copy
}

/** Starts a server on such a copy before the tests of a file, and stops it after them. */
export function setUpServer<Server extends { stop: () => Promise<void> }>(
  name: string,
  start: (copy: InstanceCopy) => Promise<Server>,
): Server & { copy: InstanceCopy } {
  const copy = setUpCopy(name, () => server.stop())
  // If it does not start, there is nothing to stop.
  const server = { copy, stop: async () => undefined } as Server & { copy: InstanceCopy }
  test.beforeAll(async () => void Object.assign(server, await start(copy)))
  return server
}

/** Starts `npm start` this way: for changes that other tests do not expect. */
export function setUpInstance(name: string) {
  const instance = setUpServer(name, (copy) => copy.start())
  return Object.assign(instance, {
    get: (path: string) => fetch(instance.siteUrl + path, { redirect: 'manual' }),
    textAt: async (path: string) => (await fetch(instance.siteUrl + path)).text(),
    /** Sends a request to its CMS as the administrator. */
    ask: async (method: string, path: string, body?: object): Promise<CmsResponse> => {
      const { adminToken: token } = await loadSecrets(instance.copy.dataDir)
      return request(instance.cmsUrl, { token }, method, path, body)
    },
  })
}

/**
 * Starts `npm run cms` this way.
 * @param variables further settings of the operator
 */
export const setUpCms = (name: string, variables: Record<string, string> = {}) =>
  setUpServer(name, async ({ dataDir }) => {
    const [port = 0] = await freePorts(1)
    const url = `http://127.0.0.1:${port}`
    const environment = { CMS_PORT: String(port), DATA_DIR: dataDir, ...variables }
    const { untilReady, stop, lines } = startServer('cms', environment)
    await untilReady()
    const secrets = await loadSecrets(dataDir)
    return {
      url,
      secrets,
      stop,
      /** All that it has printed. */
      lines,
      /** Sends it a request as the administrator. */
      ask: (method: string, path: string, body?: unknown) =>
        request(url, { token: secrets.adminToken }, method, path, body),
      /** Runs a command of the project with it. */
      run: (command: string, ...args: string[]) => runToEnd(command, environment, { args }),
    }
  })

/** Starts `npm run serve` this way, on one port and repeatedly, with a CMS that can fail. */
export function setUpSite(name: string) {
  const site = setUpServer(name, async (copy) => {
    const cms = await startFaultProxy(requireEnv('E2E_CMS_URL'))
    let served = await serveSite(copy, cms.url)
    const { url } = served
    return {
      cms,
      url,
      /** Starts it again, without waiting. */
      async launch() {
        served = await startSite(copy, cms.url, { PORT: new URL(url).port })
      },
      stop: () => served.stop(),
    }
  })
  test.afterAll(() => site.cms.close())
  return site
}
