import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate, readCertificate } from '../../scripts/lib/certificate.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { measureHost } from './host.ts'

const DAY = 24 * 3_600_000

const folder = temporaryFolder()

/** The remaining days of the certificate that nginx on this machine presents for a name. */
async function daysLeft(siteName: string): Promise<number | null> {
  const tls = await readCertificate(makeCertificate(folder, ['school.example']))
  const server = createServer(tls).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const SITE_URL = `https://${siteName}:${port}`
  const { certificateLeft } = await measureHost({ DATA_DIR: folder, SITE_URL })
  server.close()
  return certificateLeft === null ? null : certificateLeft / DAY
}

test('the certificate is read on this machine, without a connection to the public address', async () => {
  // The name does not resolve.
  expect(await daysLeft('school.example')).toBeCloseTo(2, 1)
})

test('a certificate for another name is that of another website', async () => {
  expect(await daysLeft('other.example')).toBeNull()
})
