import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { processGlobal } from './process-global.ts'

/** What decides which form of a page a visitor gets; shared caches vary by it. */
export const VISIT_HEADER = 'sec-fetch-site'

const visits = processGlobal('visits', () => new AsyncLocalStorage<boolean>())

/** Answers a request, in which `isEntering` is known. Every supported browser says where a visitor comes from. */
export const answerVisit = (
  { [VISIT_HEADER]: from }: IncomingHttpHeaders,
  answer: () => void,
): void => visits.run(from !== undefined && from !== 'same-origin', answer)

/** Whether the visitor comes from elsewhere, and so lacks the style sheet of the website. */
export const isEntering = (): boolean => visits.getStore() ?? false
