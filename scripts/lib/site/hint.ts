import type { Secrets } from '../secrets.ts'

const TIMEOUT_MS = 30_000

/** Sends the site a hint that anything may have changed; undefined if it does not respond. */
export const sendHint = (url: string, { revalidateSecret }: Secrets) =>
  ask(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': revalidateSecret },
    body: JSON.stringify({ changes: [{ collection: '*' }] }),
  })

/** The problem of an address of this machine that must respond with success; undefined if there is none. */
export async function checkAddress(address: string): Promise<string | undefined> {
  return (await ask(address))?.ok ? undefined : `${address} does not answer with 200`
}

/** Sends a request to the site on this machine; undefined if it does not respond. */
export const ask = (address: string, request: RequestInit = {}) =>
  fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
