import type { OutgoingHttpHeaders } from 'node:http'

/** A complete HTTP response. */
export type ProxyResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

const response = (status: number, type: string, body: string): ProxyResponse => ({
  status,
  headers: { 'content-type': type },
  body: Buffer.from(body),
})

/** An error response of Directus: a status and its code. */
export const refusal = (status: number, code: string): ProxyResponse =>
  response(
    status,
    'application/json',
    JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }] }),
  )

/** What responds to every request: null never responds, and with `refused` none arrives. */
export const faults = {
  refused: null,
  hanging: null,
  unauthorised: refusal(401, 'INVALID_CREDENTIALS'),
  maintenance: response(200, 'text/html', '<!doctype html><title>Back soon</title>'),
} satisfies Record<string, ProxyResponse | null>

/** How the proxy can fail. */
export type Fault = keyof typeof faults
