import type { Element, Root } from 'hast'
import { addressKey } from 'school-schema/addresses/old-address'
import { attributeOf, elementsIn, linkWords, textOf } from '../html/tree.ts'
import { decodeEscapes, keyOf, NO_HOST } from './addresses.ts'
import { hostOf } from './files.ts'

/** A page of a folder; its address is the one that visitors know, `savedAt` the one of the file. */
export type SavedPage = {
  path: string
  root: Root
  address: string
  savedAt: string
  others: string[]
}

/** What HTTrack, browsers and SingleFile write into a page that they save: its address without the scheme. */
const ORIGIN =
  /<!--\s*(?:Mirrored from |(?:saved from url=\(\d+\)|Page saved with SingleFile\s+url: )https?:\/\/)(\S+)/i

/** The addresses that a page gives itself. */
function ownAddresses(root: Root, text: string): string[] {
  const [, origin] = ORIGIN.exec(text) ?? []
  const written = elementsIn(root).flatMap((each) => {
    const isCanonical = [each.properties['rel'] ?? []].flat().includes('canonical')
    const isShared = each.properties['property'] === 'og:url'
    return isCanonical ? attributeOf(each, 'href') : isShared ? attributeOf(each, 'content') : []
  })
  return origin === undefined ? written : [`http://${origin}`, ...written]
}

const hostsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((each) => {
    const url = URL.parse(each)
    return url && /^https?:$/.test(url.protocol) ? hostOf(url) : []
  })

const commonest = (names: readonly string[]): string | undefined =>
  [...Map.groupBy(names, (name) => name)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0]

/** The host of a saved website: the one that its pages name, or whose links lead to files in the folder. */
export function hostOfPages(
  pages: readonly { root: Root; text: string }[],
  paths: readonly string[],
): string {
  const named = commonest(
    pages.flatMap(({ root, text }) => {
      // Joomla and others name the website by it.
      const bases = elementsIn(root, 'base').map((each) => attributeOf(each, 'href'))
      return hostsOf([...ownAddresses(root, text), ...bases])
    }),
  )
  if (named !== undefined) return named
  const own = new Set(paths.map((path) => addressKey(`/${path}`)))
  const votes = new Map<string, number>()
  for (const { root } of pages)
    for (const each of elementsIn(root)) {
      const url = URL.parse(
        attributeOf(each, 'href') || attributeOf(each, 'src'),
        `http://${NO_HOST}/`,
      )
      if (!url || url.host === NO_HOST || url.pathname === '/' || !/^https?:$/.test(url.protocol))
        continue
      const vote = own.has(keyOf(url)) ? 1 : -1
      votes.set(hostOf(url), (votes.get(hostOf(url)) ?? 0) + vote)
    }
  const [host, count = 0] = [...votes].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return host !== undefined && count > 0 ? host : NO_HOST
}

const INDEX = /(?:index|default)\.\w+(?=\?|$)/i

/** The address of a page, and its others: as its folder, as it says itself. */
export function aliasesOf(root: Root, text: string, savedAt: string) {
  const home = new URL(savedAt)
  const [, origin] = ORIGIN.exec(text) ?? []
  // wget names /?p=3 index.html?p=3.
  const named = origin?.replace(/^[^/]+\/?/, '/') ?? savedAt.replace(/index\.html?(?=\?)/, '')
  const address = new URL(named, home.origin).href
  const own = ownAddresses(root, text).flatMap((each) => {
    const url = URL.parse(each)
    return url && hostOf(url) === hostOf(home) ? home.origin + url.pathname + url.search : []
  })
  const others = [address.replace(INDEX, ''), ...own].filter((each) => each !== address)
  return { address, others: [...new Set(others)] }
}

/** What the addresses in a page are relative to. */
export function relativeTo({ root, savedAt }: Pick<SavedPage, 'root' | 'savedAt'>): string {
  const base = elementsIn(root, 'base').find(({ properties }) => properties['href'])
  return (base && URL.parse(attributeOf(base, 'href'), savedAt)?.href) ?? savedAt
}

/** Where a page leads by itself after some seconds. */
export const refreshOf = (node: Element): string | undefined =>
  node.tagName === 'meta' &&
  [node.properties['httpEquiv']].flat().join('').toLowerCase() === 'refresh'
    ? /^\s*[0-5]\s*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(attributeOf(node, 'content'))?.[1]
    : undefined

/** The pages in the frames of a page, or the one that it leads on to. */
function shownIn(page: SavedPage): string[] {
  const frames = elementsIn(page.root, 'frame').map((each) => attributeOf(each, 'src'))
  const refresh = elementsIn(page.root).flatMap((each) => refreshOf(each) ?? [])
  const found = [...frames, ...refresh]
  // A page with a text of its own is not only a step to another.
  if (found.length === 0 || (frames.length === 0 && textOf(page.root).length >= 200)) return []
  const base = relativeTo(page)
  return found.flatMap((each) => URL.parse(each, base)?.href ?? [])
}

/**
 * A page that only shows or leads to another is a further address of it, and so is a menu in a frame next to it. Returns
 * the pages themselves, and those others.
 */
export function leadOn(all: readonly SavedPage[]) {
  const byKey = new Map(
    all
      .flatMap((page) =>
        [page.savedAt, page.address, ...page.others].map(
          (each) => [keyOf(new URL(each)), page] as const,
        ),
      )
      .toReversed(),
  )
  const inner = new Map(
    all.map((page) => [
      page,
      shownIn(page).flatMap((each) => byKey.get(keyOf(new URL(each))) ?? []),
    ]),
  )
  const targetOf = (page: SavedPage, depth = 0): SavedPage => {
    const shown = depth < 8 ? (inner.get(page) ?? []).filter((each) => each !== page) : []
    const targets = shown.map((each) => targetOf(each, depth + 1))
    return targets.toSorted((one, other) => textLength(other) - textLength(one))[0] ?? page
  }
  const targets = new Map(all.map((page) => [page, targetOf(page)]))
  const menus = [...inner.values()]
    .flat()
    .filter((page) => inner.get(page)?.length === 0 && textLength(page) <= 0)
  for (const [page, shown] of inner)
    for (const menu of shown)
      if (menus.includes(menu) && targets.get(page) !== menu) targets.set(menu, targetOf(page))
  const pages = all.filter((page) => targets.get(page) === page)
  for (const [page, target] of targets)
    if (target !== page) target.others.push(page.address, ...page.others)
  addBareAddresses(pages, byKey)
  const addresses = new Set(pages.map(({ address }) => keyOf(new URL(address))))
  // Many pages name the home page, or one of them, as their address.
  for (const page of pages)
    page.others = page.others.filter((each) => !addresses.has(keyOf(new URL(each))))
  return { pages, others: all.filter((page) => targets.get(page) !== page) }
}

/** A menu has more links than words. */
const textLength = ({ root }: SavedPage): number => textOf(root).length - 2 * linkWords(root).length

/** wget adds an extension to the page of /about; its links still have none. */
function addBareAddresses(pages: readonly SavedPage[], byKey: Map<string, SavedPage>): void {
  for (const page of pages) {
    const base = relativeTo(page)
    const { origin } = new URL(page.savedAt)
    for (const each of elementsIn(page.root, 'a')) {
      const url = URL.parse(attributeOf(each, 'href'), base)
      if (url?.origin !== origin || byKey.has(keyOf(url))) continue
      const named = ['.html', '.htm'].flatMap(
        (end) =>
          byKey.get(addressKey(decodeEscapes(url.pathname) + url.search + end)) ??
          byKey.get(addressKey(decodeEscapes(url.pathname).replace(/\/$/, '') + end, url.search)) ??
          [],
      )
      if (named[0] && !named[0].others.includes(url.href)) named[0].others.push(url.href)
    }
  }
}
