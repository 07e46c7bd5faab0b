import { freePorts } from '../../scripts/lib/free-ports.ts'
import { descendantsOf } from '../../scripts/lib/processes.ts'
import { startServer, type RunningServer } from './command.ts'
import { sendHint } from './hint.ts'
import type { InstanceCopy } from './instance-copy.ts'
import { readTokens } from './instance.ts'

export type ServedSite = Pick<RunningServer, 'isReady' | 'lines' | 'stop' | 'kill'> & {
  url: string
  /** The id of the server's process. */
  pid: () => number
  /** Reports to the site that anything may have changed, as the CMS's hook does. */
  hint: () => Promise<void>
}

/** Starts `npm run serve` with the CMS at this address, and waits until it is ready. */
export async function serveSite(
  copy: InstanceCopy,
  cmsUrl: string,
  variables: Record<string, string> = {},
): Promise<ServedSite> {
  const site = await startSite(copy, cmsUrl, variables)
  await site.isReady
  return site
}

/**
 * Starts it without waiting.
 * @param variables further settings of its operator
 */
export async function startSite(
  copy: InstanceCopy,
  cmsUrl: string,
  variables: Record<string, string> = {},
): Promise<ServedSite> {
  const { siteToken, revalidateSecret } = await readTokens(copy.dataDir)
  const [port = 0] = await freePorts(1)
  const url = `http://127.0.0.1:${port}`
  const { pid, ...server } = startServer('serve', {
    ...{ PORT: String(port), CMS_URL: cmsUrl, CMS_TOKEN: siteToken },
    ...{ DATA_DIR: copy.dataDir, BUILD_DIR: copy.buildDir },
    ...variables,
  })
  return {
    ...server,
    url,
    pid() {
      const processes = descendantsOf(pid)
      const found = processes.find(({ command }) => command.includes('next-server'))
      if (!found) throw new Error('The site has no server')
      return found.pid
    },
    hint: async () => void (await sendHint(url, revalidateSecret)),
  }
}
