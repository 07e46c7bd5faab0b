import { deepEqual, equal, match } from 'node:assert/strict'
import { chromium, type Browser } from '@playwright/test'
import { certificatePin } from '../../support/certificate-pin.ts'
import { launchOptions, unpackBrowser } from '../../../scripts/lib/browser.ts'
import type { Checks, Context } from '../checks.ts'
import { startNginx, writeSettings } from '../nginx.ts'

/** Browsers store no HSTS policy for localhost, so the site has a name here. */
const NAME = 'school.example'
const PICTURE = '/icon-192.png'

/** How a real browser applies the headers about https. */
export const httpsBrowserChecks = (context: Context): Checks => ({
  async 'a returning browser uses https alone, and requests nothing of a page by http'() {
    const { url, certificate, stop } = await startNamed(context)
    const browser = await openTrustingBrowser(certificate)
    try {
      const visitor = await browser.newContext()
      const page = await visitor.newPage()
      const policy = (await page.goto(url))?.headers()['content-security-policy']
      match(policy ?? '', /upgrade-insecure-requests/)
      const byHttp = url.replace('https:', 'http:')
      const requested = page.waitForRequest((request) => request.url().endsWith(PICTURE))
      const width = await page.evaluate(loadPicture, byHttp + PICTURE)
      // By the page's own policy: the stored one would redirect from http to https.
      const request = await requested
      deepEqual([request.url(), request.redirectedFrom()], [url + PICTURE, null])
      equal(width, 192)

      const again = await visitor.newPage()
      const response = await again.goto(byHttp)
      deepEqual([response?.status(), again.url()], [200, `${url}/`])
      const first = await response?.request().redirectedFrom()?.response()
      equal(first?.headers()['non-authoritative-reason'], 'HSTS')
    } finally {
      await browser.close()
      await stop()
    }
  },
})

/** The same site by its name, behind an nginx of its own. */
async function startNamed({ ports, nginx }: Context) {
  const { fileServer, database, secondSite, site } = ports
  const named = { ...ports, https: fileServer, http: database, compressor: secondSite }
  const { DATA_DIR, BUILD_DIR } = nginx.settings
  const variables = { DATA_DIR, BUILD_DIR, SITE_URL: `https://${NAME}:${fileServer}` }
  return startNginx(await writeSettings(named, [site], variables))
}

/** The project's browser, which resolves the name to this machine and accepts the certificate. */
async function openTrustingBrowser(certificate: Buffer): Promise<Browser> {
  await unpackBrowser()
  const args = [
    ...(launchOptions.args ?? []),
    `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
    `--ignore-certificate-errors-spki-list=${certificatePin(certificate)}`,
  ]
  return chromium.launch({ ...launchOptions, args })
}

/** Runs in the page. */
const loadPicture = (address: string): Promise<number> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture.naturalWidth)
    picture.onerror = () => resolve(0)
    picture.src = address
  })
