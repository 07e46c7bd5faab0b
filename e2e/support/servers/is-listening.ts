import { once } from 'node:events'
import { connect } from 'node:net'

/** Whether something listens on an address and port. */
export async function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = connect({ port, host, timeout: 2_000 })
  socket.once('timeout', () => socket.destroy(new Error('No answer')))
  const hasAnswered = await once(socket, 'connect').catch(() => null)
  socket.destroy()
  return hasAnswered !== null
}
