import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Published } from './publish.ts'

/** The ways in which a page can take a file for something that runs; in a page of the site itself. */
const takeAll = `(async (address) => {
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

export type Watched = { context: BrowserContext; page: Page; hits: () => number }

/** A browser in which whatever runs can say so, from any frame, and no policy keeps it from running. */
export async function watch(browser: Browser): Promise<Watched> {
  const context = await browser.newContext({ acceptDownloads: false, bypassCSP: true })
  let hits = 0
  await context.exposeFunction('hit', () => {
    hits += 1
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    hits += 1
    void dialog.dismiss().catch(() => undefined)
  })
  return { context, page, hits: () => hits }
}

/** Opens a file as a visitor would, and has a page of the site take it for a script, a frame and more. */
export async function openFile(
  { page, hits }: Watched,
  siteUrl: string,
  { id }: Published,
): Promise<number> {
  const before = hits()
  for (const query of ['', '?download', '?v=1', '?w=320']) {
    // What is saved instead of shown is no page.
    await page.goto(`${siteUrl}/assets/${id}${query}`).catch(() => undefined)
  }
  await page.goto(`${siteUrl}/robots.txt`)
  await page.evaluate(`${takeAll}('/assets/${id}')`)
  return hits() - before
}
