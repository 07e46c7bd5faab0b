import { deepEqual, equal, match } from 'node:assert/strict'
import { createHash, X509Certificate } from 'node:crypto'
import { chromium, type Browser } from '@playwright/test'
import { launchOptions, unpackBrowser } from '../../../scripts/lib/browser.ts'
import type { Check } from '../checks.ts'
import { startFront, writeSettings } from '../nginx.ts'
import type { Ground } from '../context.ts'

/** A browser remembers nothing of localhost, so the site has a name here. */
const NAME = 'school.example'
const PICTURE = '/icon-192.png'

/** What a real browser makes of the headers about https. */
export const secureChecks = (ground: Ground): Check[] => [
  [
    'a browser that was here once comes by https alone, and fetches nothing of a page by http',
    async () => {
      const { url, certificate, stop } = await startNamed(ground)
      const browser = await openBrowserTrusting(certificate)
      try {
        const visitor = await browser.newContext()
        const page = await visitor.newPage()
        const policy = (await page.goto(url))?.headers()['content-security-policy']
        match(policy ?? '', /upgrade-insecure-requests/)
        const byHttp = url.replace('https:', 'http:')
        const asked = page.waitForRequest((request) => request.url().endsWith(PICTURE))
        const width = await page.evaluate(loadPicture, byHttp + PICTURE)
        // The page's own policy, not what the browser remembers, which would lead it from http to https.
        deepEqual([(await asked).url(), (await asked).redirectedFrom()], [url + PICTURE, null])
        equal(width, 192)

        const again = await visitor.newPage()
        const answer = await again.goto(byHttp)
        deepEqual([answer?.status(), again.url()], [200, `${url}/`])
        const first = await answer?.request().redirectedFrom()?.response()
        equal(first?.headers()['non-authoritative-reason'], 'HSTS')
      } finally {
        await browser.close()
        await stop()
      }
    },
  ],
]

/** The same site by its name, behind an nginx of its own. */
async function startNamed({ ports, front }: Ground) {
  const { file, database, secondSite, site } = ports
  const named = { ...ports, front: file, plain: database, packer: secondSite }
  const { APP_DIR, APP_USER, DATA_DIR, BUILD_DIR } = front.settings
  const variables = { APP_DIR, APP_USER, DATA_DIR, BUILD_DIR, SITE_URL: `https://${NAME}:${file}` }
  return startFront(await writeSettings({ ports: named, sites: [site], variables }))
}

/** The project's browser, which finds the name on this machine and takes the certificate for a good one. */
async function openBrowserTrusting(certificate: Buffer): Promise<Browser> {
  await unpackBrowser()
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  const digest = createHash('sha256').update(key).digest('base64')
  const args = [
    `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
    `--ignore-certificate-errors-spki-list=${digest}`,
  ]
  return chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
}

/** Runs in the page. */
const loadPicture = (address: string): Promise<number> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture.naturalWidth)
    picture.onerror = () => resolve(0)
    picture.src = address
  })
