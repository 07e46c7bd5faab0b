import { randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import { expect, test } from 'playwright/test'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { pages } from 'school-schema/sample/sample-pages'
import { root } from '../../scripts/launcher/folders.mjs'
import { searchFiles, searchSite, tracesOf } from '../support/byte-search.ts'
import { askCms, asRole, createItem, deleteItem, uploadSample } from '../support/cms.ts'
import { getPage as get, pageFields, previewAddress } from '../support/preview.ts'
import { requireEnv } from '../support/require-env.ts'
import { hrefOf, english } from '@/lib/messages/messages'

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
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${cms}`)
  }
})

test('the CMS sends only editors to a preview', async () => {
  const path = `/site-preview?${new URLSearchParams(noticeFields()).toString()}`
  const statusFor = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(cms + path, { redirect: 'manual', headers })).status
  }
  expect(await statusFor(requireEnv('E2E_CMS_TOKEN'))).toBe(403)
  await asRole(OFFICE_ROLE, async (token) => expect(await statusFor(token)).toBe(403))
  await asRole(EDITOR_ROLE, async (token) => expect(await statusFor(token)).toBe(302))
})

test('the file of a draft opens in its preview and nowhere else', async () => {
  const { text } = await get(await previewAddress(noticeFields()))
  const href = new RegExp(`/preview/assets/[^"]+/${fileId}`).exec(text)?.[0] ?? ''
  const file = await get(href)
  expect(file.status).toBe(200)
  expect(file.headers.get('cache-control')).toBe('no-store')
  for (const query of ['', '?download', '?w=640', '?v=1']) {
    expect((await get(`/assets/${fileId}${query}`)).status).toBe(404)
  }
})

test('no part of a draft is in a public response, or stored by the site', async () => {
  const cards = pages.map(({ name }) => `/og/${name}.png`)
  const addresses = [
    ...pages.map((each) => hrefOf(english, each)),
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
