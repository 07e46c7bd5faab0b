import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeCertificate } from '../../scripts/lib/certificate.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import type { Machine } from './machine.ts'

const ADDRESS = 'https://localhost:14000/dir'

/** An ACME certificate authority (pebble) in the machine, which checks that a name leads to its nginx. */
export async function startAuthority(machine: Machine): Promise<{ address: string }> {
  await machine.run('apt-get update -q && apt-get install -qy --no-install-recommends pebble curl')
  const folder = join(machine.folder, 'opt/pebble')
  await mkdir(folder)
  makeCertificate(folder)
  const settings = {
    listenAddress: '127.0.0.1:14000',
    managementListenAddress: '127.0.0.1:15000',
    ...{ certificate: '/opt/pebble/certificate.pem', privateKey: '/opt/pebble/key.pem' },
    ...{ httpPort: 80, tlsPort: 443, ocspResponderURL: '', externalAccountBindingRequired: false },
  }
  await writeFile(join(folder, 'config.json'), JSON.stringify({ pebble: settings }))
  await machine.run(
    'cp /opt/pebble/certificate.pem /usr/local/share/ca-certificates/pebble.crt && update-ca-certificates 2>&1',
  )
  await machine.run(
    'systemd-run --unit=pebble -E PEBBLE_VA_NOSLEEP=1 pebble -config /opt/pebble/config.json',
  )
  const lacking = async () =>
    (await machine.succeeds(`curl -s ${ADDRESS}`)) ? undefined : 'pebble does not answer'
  await waitUntil(lacking, 30)
  return { address: ADDRESS }
}
