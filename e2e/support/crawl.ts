const FEEDS = ['/notices/feed.xml', '/calendar.ics', '/manifest.webmanifest']
const FILES = ['/sitemap.xml', '/robots.txt', '/offline.json']

/** Requests at a time. */
const PARALLEL = 4

/** The addresses of a website in one of its pages or feeds. */
function linksIn(text: string, site: string): string[] {
  const written = /(?:(?:href|src)="|content="(?=https?:))([^"#]+)/g
  return [...text.matchAll(written)]
    .flatMap(([, link = '']) => URL.parse(link, site) ?? [])
    .filter(({ origin, pathname }) => origin === site && !pathname.startsWith('/_next/'))
    .map(({ pathname, search }) => pathname + search)
}

/** Escaped characters as readers see them. */
const unescaped = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

type Expected = { name: string; otherWords: readonly string[]; languages: readonly string[] }

/**
 * What is wrong with these pages and the feeds in each language, and with everything that they link:
 * tables, cards, pictures and documents. Every page must have the name, and nothing may have a word of
 * another school.
 */
export async function crawl(
  site: string,
  paths: readonly string[],
  { name, otherWords, languages }: Expected,
): Promise<string[]> {
  const inLanguages = (path: string) =>
    languages.map((prefix) => (prefix && path === '/' ? prefix : prefix + path))
  const pages = paths.flatMap(inLanguages)
  const faults: string[] = []
  const texts = new Map<string, string>()
  const open = async (address: string) => {
    const answer = await fetch(site + address)
    if (answer.status !== 200) faults.push(`${address}: ${answer.status}`)
    const text = unescaped(await answer.text())
    texts.set(address, text)
    for (const word of otherWords) if (text.includes(word)) faults.push(`${address}: ${word}`)
  }
  const openAll = async (addresses: readonly string[]) => {
    for (let first = 0; first < addresses.length; first += PARALLEL)
      await Promise.all(addresses.slice(first, first + PARALLEL).map(open))
  }
  await openAll([...pages, ...FEEDS.flatMap(inLanguages), ...FILES])
  for (const page of pages) if (!texts.get(page)?.includes(name)) faults.push(`${page}: no name`)
  const links = new Set([...texts.values()].flatMap((text) => linksIn(text, site)))
  const isKnown = (link: string) => texts.has(link) || texts.has(link.split('?')[0] ?? '')
  await openAll([...links].filter((link) => !isKnown(link)))
  return faults
}
