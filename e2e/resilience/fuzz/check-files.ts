import type { Browser } from 'playwright/test'
import type { Cms } from '../../../cms/setup/client.ts'
import { kindOf } from '../../../lib/content/files/file-kind.ts'
import { withProgress, printLine } from '../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../scripts/lib/browser.ts'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import { makePolyglots, type Polyglot } from './polyglots.ts'

const PUBLISH_SECONDS = 60
const QUERIES = ['', '?download', '?v=1']
/** The types that browsers display. */
const SHOWN = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

type Uploaded = Polyglot & { id: string }

/** At most this many of them, evenly spaced from the first to the last. */
export function sampleEvenly<Item>(items: readonly Item[], count: number): Item[] {
  const nth = (index: number) => Math.floor((index * count) / items.length)
  return items.filter((_, at) => nth(at) !== nth(at - 1))
}

/**
 * Publishes files that are not what they claim, and opens them in a browser in every way. Returns
 * the faults: files that were executed, or served with a type other than their content's.
 */
export async function checkFiles(siteUrl: string, cms: Cms, count: number): Promise<string[]> {
  const chosen = sampleEvenly(await makePolyglots(), count)
  const files = await withProgress(`Uploading ${chosen.length} files`, () => upload(cms, chosen))
  const responses = await Promise.all(files.map(({ id }) => fetch(`${siteUrl}/assets/${id}`)))
  const early = responses.filter(({ status }) => status !== 404).length
  const notice = { date: '2026-01-01', category: 'general', status: 'published' }
  const notices = files.map(({ id }, at) => ({ ...notice, title: `Circular ${at}`, file: id }))
  await cms.create('/items/notification', notices)
  return [
    ...(early > 0 ? [`${early} files were served before anything published showed them`] : []),
    ...(await withProgress('Opening them', () => openAll(siteUrl, files))),
  ]
}

/** Saves files like an editor, with the type and the name that the uploader claims. */
async function upload(cms: Cms, polyglots: readonly Polyglot[]): Promise<Uploaded[]> {
  const uploaded = polyglots.map((each) => ({ ...each, id: crypto.randomUUID() }))
  for (const { id, name, type, bytes } of uploaded) {
    const form = new FormData()
    form.set('id', id)
    // The CMS trusts the uploader, and rejects types that it does not know.
    form.set('file', new File([new Uint8Array(bytes)], 'a.pdf', { type: 'application/pdf' }))
    await cms.create('/files', form)
    await cms.update(`/files/${id}`, { type, filename_download: name, title: name })
  }
  return uploaded
}

async function openAll(siteUrl: string, files: readonly Uploaded[]): Promise<string[]> {
  const pdf = files.find(({ bytes }) => bytes.subarray(0, 5).toString() === '%PDF-')
  if (!pdf) return ['No file that may be served was among them']
  await waitUntil(async () => {
    const { ok } = await fetch(`${siteUrl}/assets/${pdf.id}`)
    return ok ? undefined : 'A published PDF cannot be opened'
  }, PUBLISH_SECONDS)
  const browser = await openBrowser()
  const faults: string[] = []
  let served = 0
  try {
    const open = await watch(browser, siteUrl)
    for (const file of files) {
      const label = `${JSON.stringify(file.name.slice(0, 40))} as ${file.type}`
      for (const query of QUERIES) {
        const response = await fetch(`${siteUrl}/assets/${file.id}${query}`)
        if (query === '' && response.ok) served += 1
        const found = await judge(response, query)
        faults.push(...found.map((fault) => `${label}${query}: ${fault}`))
      }
      if ((await open(file.id)) > 0) faults.push(`${label}: executed`)
    }
  } finally {
    await browser.close()
  }
  printLine(`  ${files.length} files, ${served} served as what they are, ${faults.length} faults`)
  return faults
}

/** The faults of a response to a request for a published file. */
async function judge(response: Response, query: string): Promise<string[]> {
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status === 404) return []
  if (response.status !== 200) return [`answered with ${response.status}`]
  const kind = kindOf(bytes)
  if (!kind) return ['bytes of no kind that may be served']
  const header = (name: string) => response.headers.get(name) ?? ''
  const type = header('content-type')
  const disposition = header('content-disposition')
  const isAttachment = disposition.startsWith('attachment')
  const ending = /filename="[^"]*(\.\w+)"/.exec(disposition)?.[1]
  const isSandboxed = header('content-security-policy').includes('sandbox')
  const caching = header('cache-control')
  const checks: [boolean, string][] = [
    [type !== kind.type, `${type} in place of ${kind.type}`],
    [header('x-content-type-options') !== 'nosniff', 'no nosniff'],
    [!SHOWN.includes(type) && !isAttachment, `shown: ${disposition}`],
    [query.includes('download') && !isAttachment, 'not as an attachment'],
    [type !== 'application/pdf' && !isSandboxed, 'no sandbox'],
    [!kind.endings.includes(ending ?? ''), `named ${disposition}`],
    [response.headers.has('set-cookie'), 'a cookie'],
    // A made-up version leads to the file itself, which is not cached as a version.
    [caching !== 'public, no-cache', `cached as ${caching}`],
  ]
  return checks.filter(([isFault]) => isFault).map(([, what]) => what)
}

/** All ways in which a page of the site can execute a file. */
const useAll = `(async (address) => {
  const wait = (element) => new Promise((resolve) => {
    element.onload = element.onerror = resolve
    setTimeout(resolve, 400)
    document.body.append(element)
  })
  const make = (tag, properties) => Object.assign(document.createElement(tag), properties)
  const elements = [
    make('script', { src: address }),
    make('script', { src: address, type: 'module' }),
    make('iframe', { src: address }),
    make('object', { data: address }),
    make('embed', { src: address }),
    make('img', { src: address }),
    make('link', { href: address, rel: 'stylesheet' }),
  ]
  await Promise.all(elements.map(wait))
  for (const element of elements) element.remove()
  try { new Worker(address).onmessage = () => {} } catch {}
  try { await navigator.serviceWorker.register(address) ; top.hit(2) } catch {}
  try { await import(address) } catch {}
})`

/**
 * A browser without policies, in which executed code can report itself from any frame. Returns a
 * function that opens a file in every way and counts the reports.
 */
async function watch(browser: Browser, siteUrl: string): Promise<(id: string) => Promise<number>> {
  const context = await browser.newContext({ acceptDownloads: false, bypassCSP: true })
  let hits = 0
  const hit = () => void (hits += 1)
  await context.exposeFunction('hit', hit)
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    hit()
    void dialog.dismiss().catch(() => undefined)
  })
  return async (id) => {
    const before = hits
    for (const query of [...QUERIES, '?w=320']) {
      // A download is not a page.
      await page.goto(`${siteUrl}/assets/${id}${query}`).catch(() => undefined)
    }
    await page.goto(`${siteUrl}/robots.txt`)
    await page.evaluate(`${useAll}('/assets/${id}')`)
    return hits - before
  }
}
