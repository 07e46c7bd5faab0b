import { chromium, type Browser } from 'playwright/test'
import { launchOptions, unpackBrowser } from '../../scripts/lib/browser.ts'
import { certificatePin } from '../../scripts/lib/certificate.ts'

/** A browser that resolves the names to this machine and accepts the certificate. */
export async function openTrustingBrowser(
  names: readonly string[],
  certificate: Buffer,
): Promise<Browser> {
  await unpackBrowser()
  const args = [
    ...(launchOptions.args ?? []),
    `--host-resolver-rules=${names.map((name) => `MAP ${name} 127.0.0.1`).join(',')}`,
    `--ignore-certificate-errors-spki-list=${certificatePin(certificate)}`,
  ]
  return chromium.launch({ ...launchOptions, args })
}
