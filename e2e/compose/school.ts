import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { request, type Sender } from '../../cms/setup/client.ts'
import { log, VERSION } from './project.ts'

/** The public addresses of a school, and its administrator. */
export type School = { site: string; studio: string; email: string; password: string }

/** Pages of different kinds. */
export const PAGES = ['/', '/notices', '/TakeAdmission', '/Faculty']

/** A school behind a front on these ports, and the settings that its operator writes. */
export function planSchool(name: string, [http = 0, https = 0]: readonly number[]) {
  const [site, studio] = [`https://${name}.test:${https}`, `https://cms.${name}.test:${https}`]
  const [email, password] = [`head@${name}-school.org`, `A long password of ${name}`]
  const school: School = { site, studio, email, password }
  const settings = {
    COMPOSE_PROJECT_NAME: name,
    SITE_URL: site,
    STUDIO_URL: studio,
    CMS_ADMIN_EMAIL: email,
    CMS_ADMIN_PASSWORD: password,
    CMS_TWO_FACTORS: 'no',
    CERTIFICATES: 'self-signed',
    HTTP_PORT: http,
    HTTPS_PORT: https,
    // The tests come through the gateway of the engine, as through a network that reports the addresses of visitors.
    TRUSTED_PROXIES: '10.0.0.0/8',
    VERSION,
  }
  return { school, settings }
}

/** What an address answers; redirects are answers, and no answer is status 0. */
export async function visit(address: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(30_000)
  const answer = await fetch(address, { redirect: 'manual', signal, ...init }).catch(() => null)
  return {
    status: answer?.status ?? 0,
    headers: answer?.headers ?? new Headers(),
    text: (await answer?.text().catch(() => '')) ?? '',
  }
}

export const isReady = async ({ site }: School): Promise<boolean> =>
  (await visit(`${site}/api/ready`)).status === 200

/** The pages that are not served. */
export async function findFailingPages({ site }: School): Promise<string[]> {
  const answers = await Promise.all(PAGES.map((path) => visit(site + path)))
  return PAGES.filter((_, index) => answers[index]?.status !== 200)
}

/** Repeats `attempt` until it gives a value, and prints how long that took. */
export async function waitFor<Value>(
  what: string,
  seconds: number,
  attempt: () => Promise<Value | null | false>,
): Promise<Value> {
  const startedAt = performance.now()
  for (;;) {
    const value = await attempt()
    const after = (performance.now() - startedAt) / 1000
    if (value !== null && value !== false) {
      log(`${what}, after ${after.toFixed(1)} s`)
      return value
    }
    assert(after < seconds, `${what} within ${seconds} s`)
    await pause(200)
  }
}

const SIGN_IN_SECONDS = 60

/** Signs in through the front, as an editor does. While the CMS starts, attempts can reach the limit of the front. */
export async function signIn({ studio, email, password }: School): Promise<Sender> {
  const body = { email, password, mode: 'session' }
  return waitFor('The sign-in succeeds', SIGN_IN_SECONDS, async () => {
    const { status, cookie } = await request(studio, {}, 'POST', '/auth/login', body)
    return status === 200 && { cookie }
  })
}

/** A notice at the top of every list. */
export const noticeOf = (title: string) => ({
  title,
  date: '2026-11-22',
  category: 'sports',
  pinned: true,
})

/** Publishes a notice, and waits for it: without the hint of the CMS a page is a minute old. */
export async function publishNotice(school: School, title: string): Promise<void> {
  const [path, notice] = ['/items/notification', noticeOf(title)]
  const { status, text } = await request(school.studio, await signIn(school), 'POST', path, notice)
  assert.equal(status, 200, text)
  const isShown = async () => (await visit(`${school.site}/`)).text.includes(title)
  await waitFor(`${title} is shown`, 20, isShown)
}

/** The number of rows of every collection but the findings, which the site writes at any time, and of files and users. */
export async function countRows({ studio }: School, sender: Sender) {
  const { rows: collections } = await request(studio, sender, 'GET', '/collections')
  const own = collections
    .filter(
      ({ collection, schema }) =>
        schema && !/^directus_|^content_finding$/.test(String(collection)),
    )
    .map(({ collection }) => `items/${String(collection)}`)
  const counts: Record<string, number> = {}
  for (const path of [...own, 'files', 'folders', 'users']) {
    const { data } = await request(studio, sender, 'GET', `/${path}?limit=-1`)
    counts[path] = Array.isArray(data) ? data.length : 1
  }
  return counts
}

/** Uploads a picture; returns its id. */
export async function uploadPicture({ studio }: School, sender: Sender, bytes: Buffer) {
  const form = new FormData()
  form.set('title', 'A picture of the test')
  form.set('file', new File([new Uint8Array(bytes)], 'picture.webp', { type: 'image/webp' }))
  const { status, row, text } = await request(studio, sender, 'POST', '/files', form)
  assert.equal(status, 200, text)
  return String(row['id'])
}

/** The bytes of a file of the CMS. */
export async function downloadFile({ studio }: School, { cookie = '' }: Sender, id: string) {
  const response = await fetch(`${studio}/assets/${id}`, { headers: { cookie } })
  return Buffer.from(await response.arrayBuffer())
}
