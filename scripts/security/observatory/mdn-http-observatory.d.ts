// What is used of the package, which has no types of its own.

declare module '@mdn/mdn-http-observatory/src/types.js' {
  type Response = {
    status: number
    headers: Record<string, string>
    verified: boolean
    httpEquiv?: Map<string, string[]>
  }
  type Redirect = { url: URL; status: number }

  export class Requests {
    constructor(hostname: string)
    resources: { path: string | null }
    session: { url: URL } | null
    responses: {
      auto: Response | null
      cors: Response | null
      http: Response | null
      https: Response | null
      httpRedirects: Redirect[]
      httpsRedirects: Redirect[]
    }
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js'

  type Output = { result: string; pass: boolean }
  export const ALL_TESTS: ((requests: Requests) => Output)[]
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, address: string): Map<string, string[]>
}
