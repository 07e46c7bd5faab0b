import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'
import { providePreloadList } from './preload-list.ts'

type Told = { status: number; headers: Record<string, string> }

/** What the site answered where a scanner asks: for a page, and whether others may read it. */
export type Answers = { page: Told & { html: string }; preflight: Told }

export type Score = { points: number; failed: string[] }

const START = 100

// The later version of the scorer that the registry lacks (algorithm 6) also counts these two headers.
const COUNTED_SINCE: Record<string, { header: string; values: string[] }> = {
  opener: { header: 'cross-origin-opener-policy', values: ['same-origin'] },
  embedder: { header: 'cross-origin-embedder-policy', values: ['require-corp', 'credentialless'] },
}
const POINTS_SINCE = 10

/** The points that the MDN observatory gives a page at this address, and which of its tests it fails. */
export function scorePage(address: string, answers: Answers): Score {
  providePreloadList()
  const requests = asRequests(new URL(address), answers)
  const outputs = ALL_TESTS.map((test) => test(requests))
  const modifiers = outputs.map(({ result }) => getScoreModifier(result))
  const lost = sum(modifiers.filter((points) => points < 0))
  const isGood = START + lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT
  return {
    points: START + (isGood ? sum(modifiers) + pointsSince(answers.page) : lost),
    failed: outputs.filter(({ pass }) => !pass).map(({ result }) => result),
  }
}

/** As its own retriever would have it after asking by http, being led to https, and asking there. */
function asRequests(url: URL, { page, preflight }: Answers): Requests {
  const http = new URL(url)
  http.protocol = 'http:'
  const secure = { ...page, verified: true }
  const requests = new Requests(url.hostname)
  requests.resources.path = page.html
  requests.session = { url }
  Object.assign(requests.responses, {
    auto: { ...secure, httpEquiv: parseHttpEquivHeaders(page.html, url.href) },
    ...{ https: secure, http: secure, cors: { ...preflight, verified: true } },
    httpRedirects: [
      { url: http, status: 301 },
      { url, status: page.status },
    ],
  })
  return requests
}

const pointsSince = ({ headers }: Told): number =>
  Object.values(COUNTED_SINCE).filter(({ header, values }) =>
    values.includes(headers[header] ?? ''),
  ).length * POINTS_SINCE

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
