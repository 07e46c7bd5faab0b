import type { IncomingMessage } from 'node:http'
import { startFaultProxy } from '../fault-proxy.ts'
import type { Random } from '../random.ts'

/** The share of enquiries that are stored although the site never gets the response. */
const LOST_RESPONSES = 1 / 30

const isEnquiry = ({ method, url }: IncomingMessage) =>
  method === 'POST' && (url?.startsWith('/items/admission') ?? false)

/**
 * A proxy that sometimes drops the response to an enquiry that the CMS has stored. Without the key
 * it also removes the site's id, so that the CMS generates its own.
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
