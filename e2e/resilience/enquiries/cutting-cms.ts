import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Random } from '../random.ts'

/** Of so many enquiries one is stored without the site ever reading the answer. */
const LOST_ANSWERS = 1 / 30

type Options = { target: string; random: Random; isWithoutKey: boolean }

export type CuttingCms = { url: string; lostAnswers: () => number; close: () => void }

/**
 * Stands between site and CMS and now and then loses the answer to an enquiry that the CMS has
 * stored. Without the key it also takes the site's id away, so that the CMS chooses its own.
 */
export async function startCuttingCms(options: Options): Promise<CuttingCms> {
  let lost = 0
  const server = createServer((incoming, outgoing) => {
    void passOn(options, incoming)
      .then(async (answer) => {
        const body = await buffer(answer)
        if (isEnquiry(incoming) && answer.statusCode === 204 && options.random() < LOST_ANSWERS) {
          lost += 1
          return outgoing.destroy()
        }
        return outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
      })
      .catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lostAnswers: () => lost,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const isEnquiry = ({ method, url }: IncomingMessage) =>
  method === 'POST' && (url?.startsWith('/items/admission') ?? false)

async function passOn(options: Options, incoming: IncomingMessage): Promise<IncomingMessage> {
  const given = await buffer(incoming)
  const body = options.isWithoutKey && isEnquiry(incoming) ? withoutId(given) : given
  const passed = ask(options.target + (incoming.url ?? ''), {
    method: incoming.method,
    headers: { ...incoming.headers, 'content-length': body.length },
  })
  passed.end(body)
  const [answer] = (await once(passed, 'response')) as [IncomingMessage]
  return answer
}

function withoutId(body: Buffer): Buffer {
  const item = JSON.parse(body.toString()) as Record<string, unknown>
  delete item.id
  return Buffer.from(JSON.stringify(item))
}
