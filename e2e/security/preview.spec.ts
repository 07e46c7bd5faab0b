import { randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import { expect, test } from 'playwright/test'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample/sample-pages'
import { root } from '../../scripts/launcher/folders.mjs'
import { holdsAny, searchFiles, searchSite, tracesOf } from '../support/byte-search.ts'
import { askCms, asRole, createItem, deleteItem, uploadSample } from '../support/cms.ts'
import { altered, getBytes as get, pageFields, previewAddress } from '../support/preview.ts'
import { requireEnv } from '../support/require-env.ts'

test.describe.configure({ mode: 'serial' })

const site = requireEnv('E2E_SITE_URL')
const cms = requireEnv('E2E_CMS_URL')
const CANARY = `kanari${randomUUID().slice(0, 8)}`
const traces = tracesOf(CANARY)

let noticeId = 0
let pageRowId = 0
let newPageId = 0
let fileId = ''

test.beforeAll(async () => {
  fileId = await uploadSample('annual-sports-day.pdf')
  await askCms('PATCH', `/files/${fileId}`, { title: `${CANARY} document` })
  const link = `<p><a href="/assets/${fileId}">${CANARY} link</a> quetzal</p>`
  const draft = { title: `${CANARY} title`, status: 'draft' }
  const notice = { ...draft, date: '2019-11-20', description: link, file: fileId }
  noticeId = await createItem('notification', notice)
  pageRowId = await createItem('pages', { ...draft, page_name: 'library', content: link })
  newPageId = await createItem('pages', { ...draft, page_name: 'Quetzals', content: link })
})
test.afterAll(async () => {
  await deleteItem('notification', noticeId)
  await deleteItem('pages', pageRowId)
  await deleteItem('pages', newPageId)
  await askCms('DELETE', `/files/${fileId}`)
})

const noticeFields = () => ({ collection: 'notification', id: String(noticeId) })

test('a signed address shows the draft, is not cached, and only the CMS can frame it', async () => {
  for (const fields of [
    noticeFields(),
    { collection: 'pages', id: String(pageRowId) },
    { collection: 'pages', id: String(newPageId) },
    await pageFields('/notices'),
  ]) {
    const { status, headers, text } = await get(await previewAddress(fields))
    expect(status).toBe(200)
    expect(text).toContain(CANARY)
    expect(text).toContain('Preview with drafts. Visitors see only what is published.')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors 'self' ${cms}`)
    expect(policy).toContain("form-action 'none'")
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
  }
})

test('an altered or expired address, and one of another page, is rejected without content, and so is a form', async () => {
  const address = await previewAddress(noticeFields())
  const signature = new URL(address).searchParams.get('signature') ?? ''
  const now = Math.floor(Date.now() / 1000)
  const [past, later] = [String(now - 10), String(now + 3_500)]
  for (const wrong of [
    altered(address, 'signature', (signature.startsWith('a') ? 'b' : 'a') + signature.slice(1)),
    altered(address, 'until', past),
    address.replace(`/notices/${noticeId}`, '/Club'),
    `${site}/preview`,
    `${site}/preview/open?collection=&id=/&until=${later}&signature=${signature}`,
  ]) {
    for (const headers of [{}, { RSC: '1' }]) {
      const { status, bytes } = await get(wrong, headers)
      expect([400, 403], wrong).toContain(status)
      expect(holdsAny(bytes, traces), wrong).toBe(false)
    }
  }
  expect((await get(altered(address, 'until', past))).text).toContain('403 Forbidden')
  const body = new URLSearchParams({ a: 'b' })
  expect((await fetch(address, { method: 'POST', body })).status).toBe(403)
})

test('the CMS only redirects users who may read drafts', async () => {
  const ask = (token?: string) =>
    fetch(`${cms}/site-preview?${new URLSearchParams(noticeFields()).toString()}`, {
      redirect: 'manual',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  for (const token of [undefined, requireEnv('E2E_CMS_TOKEN')]) {
    const answer = await ask(token)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('location')).toBeNull()
  }
  await asRole(OFFICE_ROLE, async (token) => expect((await ask(token)).status).toBe(403))
  await asRole(EDITOR_ROLE, async (token) => expect((await ask(token)).status).toBe(302))
  const answer = await ask(requireEnv('E2E_CMS_ADMIN_TOKEN'))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('the file of a draft opens in its preview and nowhere else', async () => {
  const { text } = await get(await previewAddress(noticeFields()))
  const href = new RegExp(`/preview/assets/[^"]+/${fileId}`).exec(text)?.[0] ?? ''
  const file = await get(href)
  expect(file.status).toBe(200)
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect((await get(href.replace('.', '.x'))).status).toBe(403)
  for (const query of ['', '?download', '?w=640', '?v=1']) {
    expect((await get(`/assets/${fileId}${query}`)).status).toBe(404)
  }
})

test('no part of a draft is in a public response, or stored by the site', async () => {
  const cards = pages.map(({ name }) => `/og/${name}.png`)
  const addresses = [
    ...pages.map(hrefOf),
    `/notices/${noticeId}`,
    '/notices/feed.xml',
    '/calendar.ics',
    '/no-such-page',
    '/sitemap.xml',
    '/robots.txt',
    '/api/health',
    '/search?q=quetzal',
    ...cards,
    `/og/notice-${noticeId}.png`,
    ...['', '?w=640', '?download'].map((query) => `/assets/${fileId}${query}`),
  ]
  expect(await searchSite(site, addresses, traces)).toEqual([])

  const build = join(root, requireEnv('E2E_BUILD_DIR'))
  const isDatabase = (path: string) => /^cms\.sqlite/.test(basename(path))
  expect(searchFiles([build, requireEnv('E2E_DATA_DIR')], traces, isDatabase).found).toEqual([])
})
