import {
  connect,
  getCACertificates,
  setDefaultCACertificates,
  type ConnectionOptions,
} from 'node:tls'
import type { Front } from './nginx.ts'

/** The version that a handshake comes to, or that it is refused. */
export function tlsVersion(
  { url, certificate }: Pick<Front, 'url' | 'certificate'>,
  options: ConnectionOptions,
): Promise<string> {
  const { port } = new URL(url)
  const socket = connect({
    ...{ host: '127.0.0.1', port: Number(port), servername: 'localhost', ca: certificate },
    // Node itself offers nothing below 1.2 unless it is told to.
    ...(options.maxVersion === 'TLSv1.1' && { ciphers: 'DEFAULT@SECLEVEL=0' }),
    ...options,
  })
  const version = new Promise<string>((resolve) => {
    socket.once('secureConnect', () => resolve(socket.getProtocol() ?? 'none'))
    socket.once('error', () => resolve('refused'))
  })
  return version.finally(() => socket.destroy())
}

/** Has this process believe a certificate of its own making. */
export function trust(certificate: Buffer): void {
  setDefaultCACertificates([...getCACertificates('default'), certificate.toString()])
}
