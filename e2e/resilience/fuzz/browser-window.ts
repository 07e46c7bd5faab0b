import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { formServices } from '../../../lib/embed/services.ts'

/** The findings that the script of the stage reports about the texts on its page. */
export type Seen = {
  shown: number
  /** The numbers of the texts that were executed. */
  executed: number[]
  /** The numbers of those that became markup that no text may become. */
  forbidden: number[]
}

/** A window of the browser in which nothing but our own pages can be loaded. */
export type BrowserWindow = {
  page: Page
  /** Requests to hosts that are neither ours nor on the list of services. */
  foreignRequests: string[]
  close: () => Promise<void>
}

export const STAGE_SCRIPT = join(import.meta.dirname, 'stage-script.mjs')

const isKnown = (host: string) => formServices.some((service) => service.host === host)

/** Answers every request that does not start with `own`, a script with one that reports its number. */
export async function openWindow(browser: Browser, own: string): Promise<BrowserWindow> {
  const context = await browser.newContext()
  const page = await context.newPage()
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

/** A window on a page of its own. */
export type Stage = BrowserWindow & {
  /** Loads a page with this body, under this policy or none. */
  show: (body: string, policy?: string) => Promise<void>
}

export async function openStage(browser: Browser): Promise<Stage> {
  const stage = await openWindow(browser, STAGE)
  const script = readFileSync(STAGE_SCRIPT, 'utf8')
  let body = ''
  let headers: Record<string, string> = {}
  await stage.page.context().route(`${STAGE}**`, (route) => {
    const url = route.request().url()
    if (url === STAGE) return route.fulfill({ contentType: 'text/html', headers, body })
    if (url !== `${STAGE}stage.js`) return route.fulfill({ status: 404, headers })
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return {
    ...stage,
    async show(content, policy) {
      body = `${HEAD}<body>${content}`
      headers = policy ? { 'content-security-policy': policy } : {}
      await stage.page.goto(STAGE)
    },
  }
}
