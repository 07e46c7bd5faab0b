import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { startFaultProxy } from '../fault-proxy.ts'
import { timeUntil } from '../flow.ts'
import type { Random } from '../random.ts'

const health = z.object({ outbox: z.object({ pending: z.number() }) })

/** How many enquiries are pending in the outbox of the site at that address. */
export async function pendingAt(siteUrl: string): Promise<number> {
  const response = await fetch(`${siteUrl}/api/health`)
  return health.parse(await response.json()).outbox.pending
}

/** Milliseconds until nothing is pending; null if that takes longer. */
export const timeUntilDelivered = (siteUrl: string, mostMs: number) =>
  timeUntil(async () => (await pendingAt(siteUrl)) === 0, mostMs)

/** Deletes the outbox of a site that does not run. */
export async function deleteOutbox(dataDir: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm'])
    await rm(join(dataDir, `outbox.sqlite${ending}`), { force: true })
}

/** One of so many enquiries is stored without the site ever reading the response. */
const LOST_RESPONSES = 1 / 30

const isEnquiry = ({ method, url }: IncomingMessage) =>
  method === 'POST' && (url?.startsWith('/items/admission') ?? false)

/**
 * A proxy that sometimes loses the response to an enquiry that the CMS has stored. Without the key it
 * also removes the site's id, so that the CMS generates its own.
 */
export async function startLossyCms(cmsUrl: string, random: Random, isWithoutKey = false) {
  const proxy = await startFaultProxy(cmsUrl)
  let lost = 0
  proxy.alter({
    request: (request, body) => (isWithoutKey && isEnquiry(request) ? withoutId(body) : null),
    response(request, response) {
      const isLost = isEnquiry(request) && response.status === 204 && random() < LOST_RESPONSES
      if (isLost) lost += 1
      return isLost ? null : response
    },
  })
  return { url: proxy.url, lostResponses: () => lost }
}

function withoutId(body: Buffer): Buffer {
  const item = JSON.parse(body.toString()) as Record<string, unknown>
  delete item.id
  return Buffer.from(JSON.stringify(item))
}
