import type { IncomingMessage, ServerResponse } from 'node:http'

/** Why a request is not passed on. */
export type Refusal = [status: number, reason: string, headers?: Record<string, string>]

/** The bytes that a post to an address may have. */
export type BytesAt = (url: string) => Promise<number>

export const TOO_LONG: Refusal = [
  413,
  'The form is too long. Please go back and shorten it; its files may have 8 MB together.',
]

const TOO_MANY: Refusal = [
  503,
  'Many files are being sent. Please go back and send the form again in a minute.',
  { 'retry-after': '60' },
]

/** The bytes that the body of a request has, as its sender says. */
export const lengthOf = ({ headers }: IncomingMessage) => Number(headers['content-length'])

/** A form with files is in memory several times while it is answered. */
const MAX_LARGE = 6
let large = 0

/** Why such a request is not read: its page asks for no file, or there is no memory for another one. Counts it otherwise. */
export async function refusalOfLarge(
  request: IncomingMessage,
  response: ServerResponse,
  bytesAt: BytesAt,
): Promise<Refusal | null> {
  const limit = await bytesAt(request.url ?? '').catch(() => 0)
  if (lengthOf(request) > limit) return TOO_LONG
  if (large >= MAX_LARGE) return TOO_MANY
  large += 1
  response.once('close', () => (large -= 1))
  return null
}
