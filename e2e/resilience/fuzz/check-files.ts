import type { Browser } from '@playwright/test'
import fc from 'fast-check'
import sharp from 'sharp'
import { kindOf } from '../../../lib/content/files/file-kind.ts'
import { during, say } from '../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../scripts/lib/browser.ts'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import type { EditorClient } from '../editor-client.ts'
import { faultsIn } from '../flow.ts'
import { readGrammar } from './grammar.ts'

const PUBLISH_SECONDS = 60
const QUERIES = ['', '?download', '?v=1']
/** The types that the site shows in the browser. */
const SHOWN = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

/** A file that is valid in two formats, or not in the one that it claims. */
type Polyglot = {
  id: string
  name: string
  /** The media type that the uploader claims. */
  type: string
  bytes: Buffer
}

/** At most so many of them, from the first to the last at equal distances. */
export const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter((_, at) => {
    const nth = (index: number) => Math.floor((index * most) / items.length)
    return items.length <= most || nth(at) !== nth(at - 1)
  })

/**
 * Publishes files that are not what they claim, and opens them in a browser in every way. Returns the
 * faults: files that were executed, or served as something else than their bytes are.
 */
export async function checkFiles(
  siteUrl: string,
  editor: EditorClient,
  most: number,
): Promise<string[]> {
  const files = spread(await makePolyglots(), most)
  await during(`Uploading ${files.length} files`, async () => {
    for (const file of files) await upload(editor, file)
  })
  const responses = await Promise.all(files.map(({ id }) => fetch(`${siteUrl}/assets/${id}`)))
  const early = responses.filter(({ status }) => status !== 404).length
  const notices = files.map(({ id: file }, index) => ({
    ...{ title: `Circular ${index}`, date: '2026-01-01', category: 'general' },
    ...{ status: 'published', file },
  }))
  await editor.writeMany('/items/notification', notices)
  return [
    ...faultsIn([[early > 0, `${early} files were served before anything published showed them`]]),
    ...(await during('Opening them', () => openAll(siteUrl, files))),
  ]
}

/** Each under its own type and name, and under those of files that a school may publish. */
async function makePolyglots(): Promise<Polyglot[]> {
  const solid = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const
  const picture = async (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
    (await sharp(solid).toFormat(format).toBuffer()).toString('latin1')
  const [html = ''] = readGrammar('files').list('html')
  const jpeg = await picture('jpeg')
  /** Inserts a comment after the first two bytes of a JPEG. */
  const withComment = (comment: string) =>
    `${jpeg.slice(0, 2)}\xff\xfe\0${String.fromCharCode(comment.length + 2)}${comment}${jpeg.slice(2)}`
  const { list, expand } = readGrammar('files', {
    gif: fc.constant(await picture('gif')),
    png: fc.constant(await picture('png')),
    webp: fc.constant(await picture('webp')),
    'jpeg-html': fc.constant(withComment(html)),
    'jpeg-js': fc.constant(withComment('*/=1;top.hit(1);/*')),
    utf16: fc.constant(Buffer.from(`\ufeff${html}`, 'utf16le').toString('latin1')),
    bom: fc.constant(Buffer.from(`\ufeff${html}`).toString('latin1')),
  })
  const names = list('file-name')
  return list('polyglot').flatMap((line) => {
    const [name = '', types = '', ...content] = line.split(' = ')
    const bytes = Buffer.from(expand(content.join(' = ')), 'latin1')
    return [...types.split('|'), 'application/pdf', 'image/png'].flatMap((type) => {
      const misleading = names[(name.length + type.length) % names.length] ?? name
      const own = `${name}.${name.split('-').at(-1)}`
      return [own, misleading].map((each) => {
        return { id: crypto.randomUUID(), name: each, type, bytes }
      })
    })
  })
}

/** Saves a file as an editor does, with the type and the name that the uploader claims. */
async function upload(editor: EditorClient, { id, name, type, bytes }: Polyglot): Promise<void> {
  const form = new FormData()
  form.set('id', id)
  // The CMS believes the uploader, and refuses types that it does not know.
  form.set('file', new File([new Uint8Array(bytes)], 'a.pdf', { type: 'application/pdf' }))
  await editor.ask('POST', '/files', form)
  await editor.ask('PATCH', `/files/${id}`, { type, filename_download: name, title: name })
}

async function openAll(siteUrl: string, files: readonly Polyglot[]): Promise<string[]> {
  const addressOf = ({ id }: Polyglot) => `${siteUrl}/assets/${id}`
  const isServed = async (file: Polyglot) => (await fetch(addressOf(file))).status === 200
  const pdf = files.find(({ bytes }) => bytes.subarray(0, 5).toString() === '%PDF-')
  if (!pdf) return ['No file that may be served was among them']
  await waitUntil(
    async () => ((await isServed(pdf)) ? undefined : 'A published PDF cannot be opened'),
    PUBLISH_SECONDS,
  )
  const browser = await openBrowser()
  const faults: string[] = []
  let served = 0
  try {
    const open = await watch(browser, siteUrl)
    for (const file of files) {
      const label = `${JSON.stringify(file.name.slice(0, 40))} as ${file.type}`
      for (const query of QUERIES) {
        const found = await judge(await fetch(addressOf(file) + query), query)
        faults.push(...found.map((fault) => `${label}${query}: ${fault}`))
      }
      if (await isServed(file)) served += 1
      if ((await open(file.id)) > 0) faults.push(`${label}: executed`)
    }
  } finally {
    await browser.close()
  }
  say(`  ${files.length} files, ${served} served as what they are, ${faults.length} faults`)
  return faults
}

/** What is wrong with the response to a request for a published file. */
async function judge(response: Response, query: string): Promise<string[]> {
  const kind = kindOf(Buffer.from(await response.arrayBuffer()))
  if (response.status === 404) return []
  if (response.status !== 200) return [`answered with ${response.status}`]
  const header = (name: string) => response.headers.get(name) ?? ''
  const [type, disposition] = [header('content-type'), header('content-disposition')]
  const isAttachment = disposition.startsWith('attachment')
  const ending = /filename="[^"]*(\.\w+)"/.exec(disposition)?.[1] ?? ''
  const isSandboxed = header('content-security-policy').includes('sandbox')
  const caching = header('cache-control')
  return faultsIn([
    [!kind, 'bytes of no kind that may be served'],
    [Boolean(kind && type !== kind.type), `${type} in place of ${kind?.type}`],
    [header('x-content-type-options') !== 'nosniff', 'no nosniff'],
    [!SHOWN.includes(type) && !isAttachment, `shown: ${disposition}`],
    [query.includes('download') && !isAttachment, 'not as an attachment'],
    [type !== 'application/pdf' && !isSandboxed, 'no sandbox'],
    [Boolean(kind && !kind.endings.includes(ending)), `named ${disposition}`],
    [response.headers.has('set-cookie'), 'a cookie'],
    // An invented version leads to the file itself, which is not cached as a version.
    [caching !== 'public, no-cache', `cached as ${caching}`],
  ])
}

/** The ways in which a page of the site can use a file as something that runs. */
const useAll = `(async (address) => {
  const wait = (element) => new Promise((resolve) => {
    element.onload = element.onerror = resolve
    setTimeout(resolve, 400)
    document.body.append(element)
  })
  const make = (tag, properties) => Object.assign(document.createElement(tag), properties)
  const elements = [
    ...['script', 'iframe', 'embed', 'img'].map((tag) => make(tag, { src: address })),
    make('script', { src: address, type: 'module' }),
    make('object', { data: address }),
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
  await context.exposeFunction('hit', () => void (hits += 1))
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    hits += 1
    void dialog.dismiss().catch(() => undefined)
  })
  return async (id) => {
    const before = hits
    // A download is no page.
    for (const query of [...QUERIES, '?w=320'])
      await page.goto(`${siteUrl}/assets/${id}${query}`).catch(() => undefined)
    await page.goto(`${siteUrl}/robots.txt`)
    await page.evaluate(`${useAll}('/assets/${id}')`)
    return hits - before
  }
}
