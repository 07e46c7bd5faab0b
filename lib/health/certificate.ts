import 'server-only'
import { connect } from 'node:tls'

const PATIENCE_MS = 3_000

/**
 * Milliseconds until the certificate that a public https address presents expires. Null for http,
 * and where the address cannot be reached from here, as behind a router that does not loop back.
 */
export function getCertificateLeft(siteUrl: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return Promise.resolve(null)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: PATIENCE_MS,
      // An expired certificate must be read, too. Nothing is sent over this connection.
      rejectUnauthorized: false,
    })
    const end = (left: number | null) => {
      socket.destroy()
      resolve(left)
    }
    socket.once('secureConnect', () =>
      end(Date.parse(socket.getPeerCertificate().valid_to) - Date.now()),
    )
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })
}
