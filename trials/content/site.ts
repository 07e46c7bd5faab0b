import { residentBytesOf } from '../../scripts/lib/processes.ts'
import { sendHint } from '../../e2e/support/servers/instance.ts'
import { setClock } from '../lib/clock.ts'
import type { FaultProxy } from '../../e2e/support/servers/fault-proxy.ts'
import type { Fault } from '../../e2e/support/servers/faults.ts'
import { manageProcess, untilUp, type ManagedProcess } from '../lib/managed-process.ts'
import type { TestEnvironment } from '../lib/environment.ts'

/** A fault of the CMS, or a host name that does not resolve. */
export type Failure = Fault | 'unresolved'

/** The site under test; it can be restarted. */
export type TestedSite = ReturnType<typeof createSite>

/** Reserved: it never resolves (RFC 2606). */
const UNRESOLVED = 'http://cms.invalid'
const START_SECONDS = 90

export function createSite({ settings, secrets, siteCommand }: TestEnvironment, proxy: FaultProxy) {
  const url = settings.localUrl
  let server: ManagedProcess | undefined
  const kill = async () => server?.kill()
  const start = async (cmsUrl: string) => {
    // Its health check would wait for the CMS.
    server = manageProcess(siteCommand('serve', cmsUrl), `${url}/robots.txt`)
    server.start()
    await untilUp([server], 'The site', START_SECONDS)
  }
  const restart = async (cmsUrl: string) => {
    await kill()
    await start(cmsUrl)
  }
  return {
    url,
    kill,
    start,
    restart,
    /** The address of the CMS during the failure. */
    cmsUrlDuring: (failure: Failure) => (failure === 'unresolved' ? UNRESOLVED : proxy.url),
    /** Starts a failure; restarts the site if that needs another address. */
    begin: (failure: Failure) =>
      failure === 'unresolved' ? restart(UNRESOLVED) : proxy.fail(failure),
    end: (failure: Failure) => (failure === 'unresolved' ? restart(proxy.url) : proxy.fail(null)),
    hint: () => sendHint(url, secrets.revalidateSecret).catch(() => undefined),
    /** Advances its clocks by milliseconds; timers are not affected. */
    advanceClock: (ms: number) => setClock({ dateMs: ms, monotonicMs: ms }),
    /** Its memory in megabytes. */
    memory: async () => (await residentBytesOf(server?.pid() ?? 0).catch(() => 0)) / 2 ** 20,
  }
}
