import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { processGlobal } from './process-global.ts'

/** What decides which form of a page a visitor gets; shared caches vary by it. */
export const VISIT_HEADER = 'sec-fetch-site'

const visits = processGlobal('visits', () => new AsyncLocalStorage<boolean>())

/** Answers a request, in which `isFollowing` is known. */
export const answerVisit = (headers: IncomingHttpHeaders, answer: () => void): void =>
  visits.run(headers[VISIT_HEADER] === 'same-origin', answer)

/** Whether the visitor comes from another page of the website, and so has its style sheet. */
export const isFollowing = (): boolean => visits.getStore() ?? false
