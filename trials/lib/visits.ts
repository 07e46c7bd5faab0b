/** A response without what differs between renderings. */
export type Shown = { status: number; text: string }

/** The outcome of requests for pages. */
export type Tally = {
  views: number
  /** Other content than without failures. */
  wrong: number
  /** Another status, or no response. */
  broken: number
  /** Milliseconds of each. */
  times: number[]
  /** The first few wrong ones. */
  examples: string[]
}

const TIMEOUT_MS = 30_000
const MAX_EXAMPLES = 3
/** The signed time of rendering in forms. */
const FORM_TOKEN = /\b[0-9a-z]{8}\.[\w-]{4,20}\.[\w-]{20,}/g
/** The framework's data about the same content, whose order differs between renderings. */
const FRAMEWORK_DATA = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link rel="preload"[^>]*>/g

/** Differs with each request. */
const NONCE = / nonce="[^"]*"/g

/** The note about old content, which notices show after a day without the CMS. */
const OLD_NOTE = /<p role="note"[^>]*>[\s\S]*?<\/p>/g

/** Depend on the time, which may pass from one day to the next. */
const OPENING = />(?:Open now|Closed now)[^<]*</g
const DAY = /\b\d{1,2} \p{L}+ 20\d\d\b/gu

const normalised = (text: string) =>
  text
    .replaceAll(FRAMEWORK_DATA, '')
    .replaceAll(NONCE, '')
    .replaceAll(OLD_NOTE, '')
    .replaceAll(OPENING, '><')
    .replaceAll(DAY, 'DAY')
    .replaceAll(FORM_TOKEN, 'TOKEN')

/** Requests an address like a visitor. */
export async function view(address: string): Promise<Shown> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: answer.status, text: normalised(await answer.text()) }
  } catch (error) {
    return { status: 0, text: String(error) }
  }
}

/** The responses of the site without failures, by address. */
export type Golden = ReadonlyMap<string, Shown>

export async function capture(siteUrl: string, routes: readonly string[]): Promise<Golden> {
  const golden = new Map<string, Shown>()
  for (const route of routes) golden.set(route, await view(siteUrl + route))
  return golden
}

export const newTally = (): Tally => ({ views: 0, wrong: 0, broken: 0, times: [], examples: [] })

/** Requests every address once and compares. */
export async function visitAll(siteUrl: string, golden: Golden, tally: Tally): Promise<void> {
  for (const [route, expected] of golden) {
    const startedAt = performance.now()
    const shown = await view(siteUrl + route)
    tally.times.push(performance.now() - startedAt)
    tally.views += 1
    if (shown.status !== expected.status) tally.broken += 1
    else if (shown.text !== expected.text) tally.wrong += 1
    else continue
    if (tally.examples.length < MAX_EXAMPLES) tally.examples.push(describe(route, shown, expected))
  }
}

function describe(route: string, shown: Shown, expected: Shown): string {
  if (shown.status !== expected.status) {
    return `${route}: ${shown.status} in place of ${expected.status}`
  }
  const at = [...shown.text].findIndex((character, place) => character !== expected.text[place])
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60))
  return `${route}: ${part(shown.text)} in place of ${part(expected.text)}`
}
