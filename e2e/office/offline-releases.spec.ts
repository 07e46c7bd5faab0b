import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { wake } from '../support/browser/page.ts'
import { expect, isStored, test } from '../support/offline.ts'
import { setUpServer } from '../support/servers/set-up.ts'

// On a copy: the switch would remove the worker of other tests.
const instance = setUpServer('offline', (copy) => copy.start())

/** The site behind another server, which can change the worker like a release. */
async function serveReleases() {
  let version: string | null = null
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(instance.siteUrl + (request.url ?? ''), {
        headers: { accept: request.headers.accept ?? '*/*' },
        redirect: 'manual',
      })
      let body = Buffer.from(await answer.arrayBuffer())
      if (request.url === '/sw.js' && version !== null)
        body = Buffer.from(String(body).replace(/"version":\d+/, `"version":${version}`))
      const headers = new Headers(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
        headers.delete(name)
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (next: string) => (version = next),
    close: () => server.close(),
  }
}

test('another release replaces the worker, back and forth, and one file removes it', async ({
  page,
}) => {
  const site = await serveReleases()
  const off = join(instance.copy.dataDir, 'no-service-worker')
  const stores = () => page.evaluate(() => caches.keys())
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0)
  try {
    for (const version of ['7', '9', '7']) {
      site.release(version)
      await page.goto(`${site.address}/Faculty`)
      await wake(page)
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await expect.poll(stores).toEqual([`pages-${version}`])
      await expect.poll(() => isStored(page, '/Faculty')).toBe(true)
    }
    await writeFile(off, '')
    await page.goto(`${site.address}/`)
    await wake(page)
    await expect.poll(stores).toEqual([])
    await expect.poll(isRegistered).toBe(false)
    await rm(off)
    await page.goto(`${site.address}/Faculty`)
    await expect.poll(stores).toEqual(['pages-7'])
  } finally {
    await rm(off, { force: true })
    site.close()
  }
})
