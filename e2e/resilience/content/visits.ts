/** What an address answers. */
export type Shown = { status: number; text: string }

/** What came of asking for pages. */
export type Tally = {
  views: number
  /** Other words than while all was well. */
  wrong: number
  /** Another status, or no answer. */
  broken: number
  /** Milliseconds of each. */
  times: number[]
  /** The first few that were not as they should be. */
  examples: string[]
}

const PATIENCE_MS = 30_000
const MOST_EXAMPLES = 3
/** When the page was made, signed, in its forms: each making has its own. */
const FORM_TOKEN = /\b[0-9a-z]{8}\.[\w-]{4,20}\.[\w-]{20,}/g
/** What React tells the browser of the same content: numbered and ordered as each making happened to go. */
const BOOKKEEPING = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link rel="preload"[^>]*>/g

/** What is made for one request names its own scripts and styles by it. */
const NONCE = / nonce="[^"]*"/g

/** What visitors of the notices are told after a day: it belongs there then. */
const OLD_NOTE = /<p role="note"[^>]*>[\s\S]*?<\/p>/g

export const normalised = (text: string) =>
  text
    .replaceAll(BOOKKEEPING, '')
    .replaceAll(NONCE, '')
    .replaceAll(OLD_NOTE, '')
    .replaceAll(FORM_TOKEN, 'TOKEN')

/** Asks for an address as a visitor would. */
export async function view(address: string): Promise<Shown> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return { status: answer.status, text: normalised(await answer.text()) }
  } catch (error) {
    return { status: 0, text: String(error) }
  }
}

/** How the site answers while all is well, by address. */
export type Golden = ReadonlyMap<string, Shown>

export async function capture(siteUrl: string, routes: readonly string[]): Promise<Golden> {
  const golden = new Map<string, Shown>()
  for (const route of routes) golden.set(route, await view(siteUrl + route))
  return golden
}

export const newTally = (): Tally => ({ views: 0, wrong: 0, broken: 0, times: [], examples: [] })

/** Asks once for every address and compares. */
export async function visitAll(siteUrl: string, golden: Golden, tally: Tally): Promise<void> {
  for (const [route, expected] of golden) {
    const began = performance.now()
    const shown = await view(siteUrl + route)
    tally.times.push(performance.now() - began)
    tally.views += 1
    if (shown.status !== expected.status) tally.broken += 1
    else if (shown.text !== expected.text) tally.wrong += 1
    else continue
    if (tally.examples.length < MOST_EXAMPLES) tally.examples.push(describe(route, shown, expected))
  }
}

function describe(route: string, shown: Shown, expected: Shown): string {
  if (shown.status !== expected.status) {
    return `${route}: ${shown.status} in place of ${expected.status}`
  }
  const at = [...shown.text].findIndex((letter, place) => letter !== expected.text[place])
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60))
  return `${route}: ${part(shown.text)} in place of ${part(expected.text)}`
}
