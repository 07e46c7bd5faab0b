import type { Secrets } from '../secrets.ts'

const ANSWER_WITHIN_MS = 30_000

/** Tells a site that anything can have changed; undefined when it does not answer. */
export const sendHint = (url: string, { revalidateSecret }: Secrets) =>
  ask(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': revalidateSecret },
    body: JSON.stringify({ changes: [{ collection: '*' }] }),
  })

/** What is wrong with an address of this machine that must answer well; undefined when it does. */
export async function lackingAnswer(address: string): Promise<string | undefined> {
  return (await ask(address))?.ok ? undefined : `${address} does not answer with 200`
}

/** Sends a request to the site of this machine; undefined when it does not answer. */
export const ask = (address: string, request: RequestInit = {}) =>
  fetch(address, { ...request, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(
    () => undefined,
  )
