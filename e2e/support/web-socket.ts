import { WebSocket } from 'undici'

/** The first answer of the WebSocket of a CMS to a message, or “closed” if it does not take it. */
export function askSocket(
  cmsUrl: string,
  { cookie = '', token = '' }: { cookie?: string; token?: string },
  message: object,
): Promise<string> {
  const query = token ? `?access_token=${token}` : ''
  const socket = new WebSocket(`${cmsUrl.replace('http', 'ws')}/websocket${query}`, {
    headers: { cookie },
  })
  return new Promise((resolve) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify(message)))
    socket.addEventListener('message', ({ data }) => {
      resolve(String(data))
      socket.close()
    })
    for (const event of ['close', 'error'] as const)
      socket.addEventListener(event, () => resolve('closed'))
  })
}
