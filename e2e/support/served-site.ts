import { freePorts } from '../../scripts/lib/free-ports.ts'
import { descendantsOf, killTree } from '../../scripts/lib/processes.ts'
import { runProjectCommand } from './command.ts'
import type { InstanceCopy } from './instance-copy.ts'
import { readTokens } from './instance.ts'

export type ServedSite = {
  url: string
  /** The number of the process that answers. */
  pid: () => number
  /** All that it has said. */
  lines: string[]
  /** Tells the site that anything may have changed, as the CMS's hook would. */
  hint: () => Promise<void>
  stop: () => Promise<void>
  /** Kills the launcher, and waits until all that it started is gone. */
  kill: () => Promise<void>
}

/** Starts the site as `npm run serve` does, beside the CMS at this address, and waits until it is ready. */
export async function serveSite(
  copy: InstanceCopy,
  cmsUrl: string,
  variables: Record<string, string> = {},
): Promise<ServedSite> {
  const { ready, ...site } = await startSite(copy, cmsUrl, variables)
  await ready
  return site
}

/**
 * Starts it without waiting; `ready` resolves when it is ready or has ended.
 * @param variables what else its operator has set
 */
export async function startSite(
  copy: InstanceCopy,
  cmsUrl: string,
  variables: Record<string, string> = {},
): Promise<ServedSite & { ready: Promise<unknown> }> {
  const { siteToken, revalidateSecret } = await readTokens(copy.dataDir)
  const [port = 0] = await freePorts(1)
  const ready = Promise.withResolvers<void>()
  const command = runProjectCommand(
    'serve',
    {
      PORT: String(port),
      CMS_URL: cmsUrl,
      CMS_TOKEN: siteToken,
      DATA_DIR: copy.dataDir,
      BUILD_DIR: copy.buildDir,
      ...variables,
    },
    (line) => {
      if (line.startsWith('Ready')) ready.resolve()
    },
  )
  const url = `http://127.0.0.1:${port}`
  const serverPid = () => {
    const isServer = (process: { command: string }) => process.command.includes('next-server')
    const server = descendantsOf(command.pid).find(isServer)
    if (!server) throw new Error('The site has no server')
    return server.pid
  }
  return {
    url,
    ready: Promise.race([ready.promise, command.ended]),
    pid: serverPid,
    lines: command.lines,
    async hint() {
      await fetch(`${url}/api/revalidate`, {
        method: 'POST',
        headers: { 'x-revalidate-secret': revalidateSecret },
        body: JSON.stringify({ changes: [{ collection: '*' }] }),
      })
    },
    async stop() {
      process.kill(command.pid, 'SIGTERM')
      await command.ended
    },
    async kill() {
      await killTree(command.pid)
      await command.ended
    },
  }
}
