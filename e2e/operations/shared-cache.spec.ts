import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { createNotice, deleteNotice } from '../support/notice.ts'
import { setUpSite } from '../support/servers/set-up.ts'

const site = setUpSite('shared-cache')
const TOKEN = 'token-of-the-shared-cache'

/** What the shared cache was asked to forget. */
const purged: string[] = []
let folder = ''
let address = ''
let nginx: ChildProcess | undefined

/** A cache that honours the headers of the site, and nothing else. */
const configuration = (port: number) => `
user root; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  proxy_cache_path ${folder}/cache keys_zone=pages:1m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site.url};
      proxy_cache pages;
      proxy_cache_background_update on;
      add_header X-Cache $upstream_cache_status;
    }
  }
}`

/** nginx has no purge of its own: the files go, whatever the tags. */
const purge = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    const isAllowed = request.headers.authorization === `Bearer ${TOKEN}`
    const { tags } = JSON.parse(Buffer.concat(chunks).toString()) as { tags: string[] }
    if (isAllowed) purged.push(...tags)
    await rm(join(folder, 'cache'), { recursive: true, force: true })
    await mkdir(join(folder, 'cache'))
    response.writeHead(isAllowed ? 200 : 401).end()
  })
})

test.beforeAll(async () => {
  const [port = 0, purgePort = 0] = await freePorts(2)
  folder = await mkdtemp(join(tmpdir(), 'school-website-shared-cache-'))
  address = `http://127.0.0.1:${port}`
  await writeFile(join(folder, 'nginx.conf'), configuration(port))
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await once(purge.listen(purgePort, '127.0.0.1'), 'listening')
  await site.stop()
  const url = `http://127.0.0.1:${purgePort}`
  await site.start({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: TOKEN })
})

test.afterAll(async () => {
  nginx?.kill()
  purge.close()
  await rm(folder, { recursive: true, force: true })
})

const get = async (path: string) => {
  const response = await fetch(address + path)
  return { text: await response.text(), headers: response.headers }
}

test('a shared cache keeps pages for a limited time, and is purged when something is published', async () => {
  test.setTimeout(180_000)
  await expect.poll(() => purged, { timeout: 60_000 }).toContain('notices')
  const isHit = async () => (await get('/notices')).headers.get('x-cache')
  await expect.poll(isHit).toBe('HIT')
  const { headers } = await get('/notices')
  expect(headers.get('cache-control')).toBe('s-maxage=60, stale-while-revalidate=540')
  expect(headers.get('cache-tag')?.split(',')).toEqual(
    expect.arrayContaining(['notices', 'school']),
  )

  purged.length = 0
  const title = `Through a shared cache ${Date.now()}`
  const id = await createNotice(title)
  const publishedAt = performance.now()
  await site.hint()
  // Sooner than the cache would fetch the page by itself.
  await expect.poll(async () => (await get('/notices')).text, { timeout: 50_000 }).toContain(title)
  console.log(`visible after ${Math.round(performance.now() - publishedAt)} ms`)
  expect(purged).toEqual(expect.arrayContaining(['notices', `notices:${id}`]))
  await deleteNotice(id)
})
