import type { Browser, Page } from '@playwright/test'
import { formServices } from '../../../../lib/embed/services.ts'

/** What a page full of texts has done, as the stage's own script tells it. */
export type Seen = {
  shown: number
  /** The numbers of the texts that were executed. */
  executed: number[]
  /** Of those that became what no text may become. */
  forbidden: number[]
}

/** A browser's window before the stage. */
export type Audience = {
  page: Page
  /** Who was asked for something, though neither ours nor on the list of services. */
  strangers: string[]
  close: () => Promise<void>
}

const isKnown = (host: string) => formServices.some((service) => service.host === host)

/** Everything that is not ours is answered here, a script with one that tells its number. */
export async function seatAudience(browser: Browser, own: string): Promise<Audience> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const strangers: string[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && !url.href.startsWith(own),
    async (route) => {
      const { host, href } = new URL(route.request().url())
      if (!isKnown(host)) strangers.push(href)
      const id = /^https?:\/\/evil\.test\/(\d+)\.js$/.exec(href)?.[1]
      if (!id) return route.abort()
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }
      return route.fulfill({ headers, body: `top.hit(${id})` })
    },
  )
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  context.on('page', (popup) => {
    if (popup !== page) void popup.close().catch(() => undefined)
  })
  return { page, strangers, close: () => context.close() }
}
