import { WebSocket } from 'undici'

/** Whether a CMS takes a WebSocket of this sender. */
export function takesSocket(
  cmsUrl: string,
  { cookie = '', token = '' }: { cookie?: string; token?: string },
): Promise<boolean> {
  const query = token ? `?access_token=${token}` : ''
  const socket = new WebSocket(`${cmsUrl.replace('http', 'ws')}/websocket${query}`, {
    headers: { cookie },
  })
  return new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(true))
    for (const event of ['close', 'error'] as const)
      socket.addEventListener(event, () => resolve(false))
  })
}
