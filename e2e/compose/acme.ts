// Certificates of an authority, which fetches each challenge over port 80: without a site and a CMS.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { connect } from 'node:tls'
import { freePorts } from '../support/servers/ports.ts'
import { openProject, podman, privateAddresses, VERSION, type Project } from './project.ts'
import { planSchool, waitFor } from './school.ts'

/** Another attempt follows after one minute. */
const RETRY_SECONDS = 90
const SECONDS = 15

const folder = mkdtempSync(join(tmpdir(), 'acme-'))
const keys = join(folder, 'keys')
const projects: Project[] = []
const ports = await freePorts(2)

/** Waits for a certificate; returns its number. */
async function waitForCertificate(name: string, seconds: number, earlier = ''): Promise<string> {
  return waitFor(`${name} has a certificate`, seconds, async () => {
    const options = { host: '127.0.0.1', port: ports[1] ?? 0, servername: name }
    const socket = connect({ ...options, rejectUnauthorized: false })
    await once(socket, 'secureConnect').catch(() => undefined)
    const { issuer, serialNumber } = socket.getPeerCertificate() ?? {}
    socket.destroy()
    const isNew = /^Pebble/.test(String(issuer?.CN)) && serialNumber !== earlier
    return isNew && serialNumber
  })
}

/** Starts the front of a school, and its TLS if it is the first. */
function start(name: string, files: string[], more: Record<string, string>, services: string[]) {
  const { settings } = planSchool(name, ports)
  const project = openProject(join(folder, name), ['compose.yaml', ...files], {
    ...settings,
    ...more,
  })
  projects.push(project)
  project.compose('up', '-d', ...services)
}

/** Of Caddy. */
const readLog = (...options: string[]): string =>
  spawnSync('podman', ['logs', ...options, 'acme-tls'], { encoding: 'utf8' }).stderr

/** The authority finds a name from now on. */
async function publish(...names: string[]): Promise<void> {
  const [authority] = privateAddresses('acme-pebble')
  const addresses = privateAddresses('acme-tls')
  for (const host of names)
    await fetch(`http://${authority}:8055/add-a`, {
      method: 'POST',
      body: JSON.stringify({ host, addresses }),
    })
}

function buildAuthority(): string {
  const image = `localhost/school-engines/pebble:${VERSION}`
  const context = join(import.meta.dirname, 'engines')
  podman('build', '--quiet', '--target', 'pebble', '--tag', image, context)
  mkdirSync(keys)
  const files = ['-keyout', join(keys, 'pebble.key'), '-out', join(keys, 'pebble.pem')]
  const subject = ['-subj', '/CN=acme-pebble', '-addext', 'subjectAltName=DNS:acme-pebble']
  const options = ['-x509', '-nodes', '-newkey', 'rsa:2048', ...files, ...subject]
  execFileSync('openssl', ['req', ...options], { stdio: 'ignore' })
  return image
}

/** Caddy asks this authority instead of its own two, and looks every five seconds what has to be renewed. */
const OVERRIDE = `services:
  tls:
    environment:
      OPTIONS: |
        renew_interval 5s
        cert_issuer acme https://acme-pebble:14000/dir {
          trusted_roots /keys/pebble.pem
          disable_tlsalpn_challenge
        }
    volumes: ['${keys}:/keys:ro']
`

void describe('certificates', () => {
  let image = ''

  before(() => {
    image = buildAuthority()
    mkdirSync(join(folder, 'acme'))
    writeFileSync(join(folder, 'acme/compose.acme.yaml'), OVERRIDE)
  })

  after(() => {
    podman('rm', '--force', '--time', '0', 'acme-pebble')
    for (const { remove } of projects.toReversed()) remove()
    rmSync(folder, { recursive: true, force: true })
  })

  void test('an authority that fails is asked again after a minute, also for a name that resolves late', async () => {
    start('acme', ['compose.acme.yaml'], { CERTIFICATES: 'automatic' }, ['front', 'tls'])
    await waitFor('The first attempt has failed', SECONDS, async () =>
      readLog().includes('will retry'),
    )
    const options = ['--name', 'acme-pebble', '--network', 'acme_edge', '--volume', `${keys}:/keys`]
    podman('run', '--detach', '--env', 'PEBBLE_VA_NOSLEEP=1', ...options, image)
    await publish('acme.test')
    const first = await waitForCertificate('acme.test', RETRY_SECONDS)
    const behind = { PROXY_NETWORK: 'acme_edge', PROXY: 'acme-tls' }
    await publish('other.test', 'cms.other.test')
    start('other', ['compose.proxy.yaml'], behind, ['front'])
    for (const name of ['other.test', 'cms.other.test']) await waitForCertificate(name, SECONDS)
    await waitFor('The late name has failed', SECONDS, async () =>
      /cms\.acme\.test.*will retry/s.test(readLog('--tail', '20')),
    )
    await publish('cms.acme.test')
    await waitForCertificate('cms.acme.test', RETRY_SECONDS)
    assert(await waitForCertificate('acme.test', RETRY_SECONDS, first), 'it is renewed')
  })
})
