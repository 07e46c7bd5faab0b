import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { residentBytesOf } from '../../../scripts/lib/processes.ts'
import type { ProgramOptions } from '../../../scripts/lib/program.ts'
import { sendHint } from '../../support/servers/instance.ts'
import { setClock } from '../clock.ts'
import type { FaultProxy } from '../fault-proxy.ts'
import type { Fault } from '../faults.ts'
import { manageProcess, untilUp, type ManagedProcess } from '../managed-process.ts'
import type { TestEnvironment } from '../test-environment.ts'

/** A fault of the CMS, or a host name that does not resolve. */
export type Failure = Fault | 'unresolved'

/** How to start the site with a CMS, and the folder of its build. */
export type SiteProgram = {
  buildFolder: () => string
  command: (cmsUrl: string) => ProgramOptions
}

/** The site under test; it can be restarted. */
export type TestedSite = ReturnType<typeof createSite>

/** Reserved: it never resolves (RFC 2606). */
const UNRESOLVED = 'http://cms.invalid'
const START_SECONDS = 90

export function createSite(
  { settings, secrets }: TestEnvironment,
  proxy: FaultProxy,
  program: SiteProgram,
) {
  const url = settings.localUrl
  let server: ManagedProcess | undefined
  const kill = async () => server?.kill()
  const start = async (cmsUrl: string) => {
    // Its health check would wait for the CMS.
    server = manageProcess(program.command(cmsUrl), `${url}/robots.txt`)
    server.start()
    await untilUp([server], 'The site', START_SECONDS)
  }
  const restart = async (cmsUrl: string) => {
    await kill()
    await start(cmsUrl)
  }
  return {
    ...{ url, kill, start, restart },
    /** The address of the CMS during the failure. */
    cmsUrlDuring: (failure: Failure) => (failure === 'unresolved' ? UNRESOLVED : proxy.url),
    /** Starts a failure; restarts the site if that needs another address. */
    begin: (failure: Failure) =>
      failure === 'unresolved' ? restart(UNRESOLVED) : proxy.fail(failure),
    end: (failure: Failure) => (failure === 'unresolved' ? restart(proxy.url) : proxy.fail(null)),
    hint: () => sendHint(url, secrets.revalidateSecret).catch(() => undefined),
    /** Advances its clocks by milliseconds; timers are not affected. */
    advanceClock: (ms: number) => setClock({ dateMs: ms, monotonicMs: ms }),
    /** Removes the pages that were rendered since the build. */
    removeRenderedPages: () =>
      rm(join(program.buildFolder(), 'server/route-cache'), { recursive: true, force: true }),
    /** Its memory in megabytes. */
    memory: async () => (await residentBytesOf(server?.pid() ?? 0).catch(() => 0)) / 2 ** 20,
  }
}
