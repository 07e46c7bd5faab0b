import { freePorts } from './ports.ts'
import { loadSecrets } from '../../../scripts/lib/secrets.ts'
import { startServer } from './command.ts'
import type { InstanceCopy } from './instance.ts'

export type ServedSite = Awaited<ReturnType<typeof startSite>>

/** Starts `npm run serve` with the CMS at this address, and waits until it is ready. */
export async function serveSite(...given: Parameters<typeof startSite>): Promise<ServedSite> {
  const site = await startSite(...given)
  await site.untilReady()
  return site
}

/**
 * Starts it without waiting.
 * @param variables further settings of the operator
 */
export async function startSite(
  copy: InstanceCopy,
  cmsUrl: string,
  variables: Record<string, string> = {},
) {
  const { revalidateSecret } = await loadSecrets(copy.dataDir)
  const [port = 0] = await freePorts(1)
  const environment = { ...copy.variables, PORT: String(port), CMS_URL: cmsUrl, ...variables }
  const url = `http://127.0.0.1:${environment.PORT}`
  return {
    ...startServer('serve', environment),
    url,
    /** Sends the site the hint that any collection may have changed, like the CMS's hook. */
    hint: () =>
      fetch(`${url}/api/revalidate`, {
        method: 'POST',
        headers: { 'x-revalidate-secret': revalidateSecret },
        body: JSON.stringify({ changes: [{ collection: '*' }] }),
      }),
  }
}
