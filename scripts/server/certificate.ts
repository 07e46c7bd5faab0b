import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { unitName } from '../deploy/defaults.ts'
import type { DeploySettings } from '../deploy/settings.ts'
import { runSystem } from './system.ts'

const HOOK = '/etc/letsencrypt/renewal-hooks/deploy/school-website'

/** certbot runs this after each issue and renewal: nginx reads the certificate from the school's settings folder. */
const HOOK_SCRIPT = `#!/bin/sh
set -eu
case $RENEWED_LINEAGE in */school-website-*) ;; *) exit 0 ;; esac
folder=/etc/school-website/\${RENEWED_LINEAGE##*/school-website-}/tls
install -m 600 "$RENEWED_LINEAGE/privkey.pem" "$folder/privkey.pem"
install -m 644 "$RENEWED_LINEAGE/fullchain.pem" "$folder/fullchain.pem"
systemctl reload nginx
`

/** Used until the certificate authority has responded, as nginx does not start without a certificate. */
export async function makeTemporaryCertificate(settings: DeploySettings): Promise<void> {
  const { TLS_CERTIFICATE, TLS_KEY, SITE_URL } = settings
  if (existsSync(TLS_CERTIFICATE) && existsSync(TLS_KEY)) return
  await mkdir(dirname(TLS_KEY), { recursive: true, mode: 0o700 })
  const names = hostNames(settings).map((name) => `DNS:${name}`)
  await runSystem(
    ...([
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
    ] as const),
    ...['-nodes', '-days', '30', '-subj', `/CN=${new URL(SITE_URL).hostname}`],
    ...[
      '-addext',
      `subjectAltName=${names.join(',')}`,
      '-keyout',
      TLS_KEY,
      '-out',
      TLS_CERTIFICATE,
    ],
  )
}

/**
 * Requests a certificate for the names of a school through the running nginx. certbot's timer
 * renews it. Throws a Problem with certbot's reason.
 */
export async function requestCertificate(
  settings: DeploySettings,
  { server, email }: { server?: string | undefined; email?: string | undefined },
): Promise<void> {
  await mkdir(dirname(HOOK), { recursive: true })
  await writeFile(HOOK, HOOK_SCRIPT, { mode: 0o755 })
  await runSystem(
    ...([
      'certbot',
      'certonly',
      '--non-interactive',
      '--agree-tos',
      '--keep-until-expiring',
    ] as const),
    ...['--cert-name', unitName(settings.SCHOOL), '--webroot', '-w', settings.ACME_DIR],
    ...(email ? ['--email', email] : ['--register-unsafely-without-email']),
    ...(server ? ['--server', server] : []),
    ...hostNames(settings).flatMap((name) => ['-d', name]),
  )
  await runHook(settings)
}

/** certbot runs the hook only for a new certificate; a second installation uses the existing one. */
async function runHook({ SCHOOL }: DeploySettings): Promise<void> {
  await runSystem('env', `RENEWED_LINEAGE=/etc/letsencrypt/live/${unitName(SCHOOL)}`, HOOK)
}

const hostNames = ({ SITE_URL, STUDIO_URL }: DeploySettings): string[] =>
  [SITE_URL, STUDIO_URL].filter((url) => url !== undefined).map((url) => new URL(url).hostname)
