import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Answerer = (request: IncomingMessage, response: ServerResponse) => void

/** What listens where nginx expects the site, and answers as a check needs it. */
export type StandIn = {
  answerWith: (answerer: Answerer) => void
  stop: () => void
}

export async function putStandInAt(port: number): Promise<StandIn> {
  let answer: Answerer = (_, response) => response.end()
  const server = createServer((request, response) => answer(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    answerWith(answerer) {
      answer = answerer
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
