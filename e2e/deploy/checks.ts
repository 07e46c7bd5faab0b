import { deepEqual, ok } from 'node:assert/strict'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import type { TestEnvironment } from '../resilience/test-environment.ts'
import { printStep } from '../../scripts/launcher/progress.mjs'
import type { Client, HttpRequest } from './client.ts'
import type { Nginx } from './nginx.ts'
import type { Ports } from './options.ts'

/** The context of the checks of one site behind nginx. */
export type Context = { environment: TestEnvironment; nginx: Nginx; client: Client; ports: Ports }

/** By their titles. */
export type Checks = Record<string, () => Promise<void>>

/** The address of every page of the site. */
export const addresses: readonly string[] = pages.map(hrefOf)

export const encodings = ['br', 'gzip', 'identity'] as const

/** Runs checks one after another and reports each; returns the number of failures. */
export async function runChecks(checks: Checks): Promise<number> {
  let failed = 0
  for (const [title, run] of Object.entries(checks)) {
    try {
      await run()
      printStep(`ok      ${title}`)
    } catch (error) {
      failed += 1
      printStep(
        `FAILED  ${title}\n        ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return failed
}

/** A request, and its expected response; the default status is 200. */
export type Expectation = HttpRequest & {
  path: string
  status?: number
  /** Response headers with exactly these values; undefined for one that must be absent. */
  has?: Record<string, string | string[] | undefined>
  /** What the body must contain. */
  contains?: string
}

/** Sends the requests of a table one after another; throws at the first unexpected response. */
export async function expectResponses(client: Client, table: readonly Expectation[]) {
  for (const { path, status = 200, has = {}, contains = '', ...request } of table) {
    const { headers, text, ...response } = await client.send(path, request)
    const name = `${request.method ?? 'GET'} ${path} ${JSON.stringify(request.headers ?? {})}`
    const found = Object.keys(has).map((header) => [header, headers[header]])
    deepEqual([response.status, Object.fromEntries(found)], [status, { ...has }], name)
    ok(text.includes(contains), `${name} has no ${contains}`)
  }
}

/** Requests every page in every encoding, so that nginx has a copy of each. */
export async function fillCache(client: Client): Promise<void> {
  for (const address of addresses)
    for (const encoding of encodings)
      await client.send(address, { headers: { 'accept-encoding': encoding } })
}
