import { connect } from 'node:net'

/** Whether anyone answers at an address and port. */
export function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = connect({ port, host, timeout: 2000 })
  return new Promise((resolve) => {
    const answer = (value: boolean) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.once('timeout', () => answer(false))
  })
}
