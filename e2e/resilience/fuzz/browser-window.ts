import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright/test'
import { formServices } from '../../../lib/embed/services.ts'

/** What the stage's script reports about the texts on its page. */
export type Seen = {
  shown: number
  /** The numbers of the executed texts. */
  executed: number[]
  /** The numbers of those that became forbidden markup. */
  forbidden: number[]
}

export const STAGE_SCRIPT = join(import.meta.dirname, 'stage-script.mjs')

const isKnown = (host: string) => formServices.some((service) => service.host === host)

/**
 * A browser window that can only load pages below `own`. A script from elsewhere is answered with
 * one that reports its number.
 */
export async function openWindow(browser: Browser, own: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  /** Requests to hosts that are neither ours nor on the list of services. */
  const foreignRequests: string[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && !url.href.startsWith(own),
    async (route) => {
      const { host, href } = new URL(route.request().url())
      if (!isKnown(host)) foreignRequests.push(href)
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
  return { page, foreignRequests, close: () => context.close() }
}

const STAGE = 'https://stage.test/'
const HEAD =
  '<!doctype html><html lang="en"><meta charset="utf-8"><script src="/stage.js"></script>'

/** A window with its own page. */
export type Stage = Awaited<ReturnType<typeof openStage>>

export async function openStage(browser: Browser) {
  const stage = await openWindow(browser, STAGE)
  const script = { contentType: 'text/javascript', body: readFileSync(STAGE_SCRIPT, 'utf8') }
  let shown = {}
  await stage.page.context().route(`${STAGE}**`, (route) => {
    const url = route.request().url()
    if (url === STAGE) return route.fulfill(shown)
    return route.fulfill(url === `${STAGE}stage.js` ? script : { status: 404 })
  })
  return {
    ...stage,
    /** Loads a page with this body, with this policy or none. */
    async show(content: string, policy?: string) {
      const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {}
      shown = { contentType: 'text/html', headers, body: `${HEAD}<body>${content}` }
      await stage.page.goto(STAGE)
    },
  }
}
