import { keyOfAddress } from 'school-schema/addresses/old-address'
import { redirect } from 'school-schema/addresses/redirects'
import {
  kindsWithoutText,
  pagePathOf,
  parsePagePath,
  spellingKey,
} from 'school-schema/pages/page-kinds'
import type { Row } from '../../../cms/setup/client.ts'
import { textOfHtml, wordsKey } from '../html/tree.ts'
import { createFinder, textIn } from './find-page.ts'
import { decodeEscapes, isHome, pathOf, placeOf } from './addresses.ts'
import type { OldPage, OldSite } from './old-site.ts'
import type { Report } from '../report.ts'
import anyAscii from 'any-ascii'

const LONGEST = 60

/** A consonant of an Indian script without a vowel sign, before another one: it has the vowel a, which is not written. */
const INHERENT =
  /([\u0900-\u0DFF])([\u093C\u09BC\u0A3C\u0ABC\u0B3C]?)(?=[\u0900-\u0DFF])(?!\p{M}(?<![\u0901-\u0903\u0981-\u0983]))/gu

/** Letters are at the same offsets in the blocks of all Indian scripts. */
const offsetOf = (character: string): number => (character.codePointAt(0) ?? 0) % 0x80

const isConsonant = (character: string): boolean =>
  offsetOf(character) >= 0x15 && offsetOf(character) <= 0x39

/** As people write these in Latin letters: "शिक्षक" is shikshak. Other letters are those of a transliteration. */
const SPELLED: ReadonlyMap<number, string> = new Map([
  [0x0b, 'ri'],
  [0x1a, 'ch'],
  [0x1b, 'chh'],
  [0x36, 'sh'],
  [0x37, 'sh'],
  [0x43, 'ri'],
])

const LETTER = /[\u0900-\u0DFF]/gu
/** The nasal signs, which are m before p, b and m only. */
const NASAL = /[\u0901\u0902\u0981\u0982](?![\u092A-\u092E\u09AA-\u09AE])/gu
/** The vowel a at the end of "चित्र" and "राज्य" is spoken. */
const SPOKEN_END = /(?<=[\u094D\u09CD])[यरवযরব](?![\u0900-\u0DFFa])/gu

/** A title in the characters of an address: "नियम" becomes "Niyam". */
function toAddressName(title: string): string {
  const spelled = title
    .normalize('NFC')
    .replace(INHERENT, (found, letter: string) => (isConsonant(letter) ? `${found}a` : found))
    .replace(SPOKEN_END, '$&a')
    .replace(NASAL, 'n')
    .replace(LETTER, (letter) => SPELLED.get(offsetOf(letter)) ?? letter)
  const words = anyAscii(spelled)
    .replace(/['’]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const short = words.length > LONGEST ? words.slice(0, LONGEST).replace(/-[^-]*$/, '') : words
  return short.charAt(0).toUpperCase() + short.slice(1)
}

/** Names that no other page has, as the address ignores case, hyphens and spaces. */
function createNames(taken: Iterable<string>) {
  const keys = new Set([...taken].map((each) => spellingKey(each.replace(/^\//, ''))))
  return function nameOf(title: string): string {
    const written = toAddressName(title)
    const isName = written !== '' && parsePagePath(written) !== null
    const base = isName ? written : `Page-${written}`.replace(/-$/, '')
    let name = base
    for (let count = 2; keys.has(spellingKey(name)); count += 1) name = `${base}-${count}`
    keys.add(spellingKey(name))
    return name
  }
}

/** An address as a redirect stores it; null for one that the new website cannot have. */
export function readOld(path: string): string | null {
  const read = redirect.fields.find(({ field }) => field === 'old_address')?.read?.(path)
  return typeof read === 'string' ? read : null
}

const partsOf = (path: string): string[] => path.replace(/\?.*/, '').split('/')

/** The last part of an address without its extension: `about-us` of `/school/about-us.html`. */
const lastPart = (path: string): string =>
  partsOf(path)
    .findLast(Boolean)
    ?.replace(/\.\w+$/, '') ?? ''

/** The folders of an address, the nearest first: `about us` of `/about-us/history.html`. */
const foldersOf = (path: string): string[] =>
  partsOf(path)
    .slice(1, -1)
    .map((each) => decodeEscapes(each).replaceAll(/[-_+]/g, ' '))
    .toReversed()

/**
 * The pages of the new website; each old page is looked up by its title, then by its address, then by the list that is on it
 * (`listed`: where the pages with lists lead to, by their addresses).
 */
export function createNewPages(
  site: OldSite,
  rows: readonly Row[],
  listed: ReadonlyMap<string, string>,
  report: Report,
) {
  const nameOf = createNames(
    rows.flatMap((row) => [textIn(row, 'page_name'), textIn(row, 'address')]).filter(Boolean),
  )
  const { named, alike, groupOf } = createFinder(rows)
  /** The pages that have an old address, as drafts of an earlier import do, or the home page by its title. */
  const rowsOf = (paths: readonly string[], title: string): Row[] => {
    const keys = paths.map(keyOfAddress)
    return rows.filter((row) => {
      const own = textIn(row, 'other_addresses').split('\n').filter(Boolean)
      return paths.length > 0
        ? own.some((each) => keys.includes(keyOfAddress(each)))
        : own.length === 0 && wordsKey(textIn(row, 'title')) === wordsKey(title)
    })
  }
  const pathsOf = (page: OldPage): string[] => {
    const addresses = [page.address, ...(page.others ?? [])].filter((each) => !isHome(each, site))
    return [...new Set(addresses.flatMap((each) => readOld(pathOf(each, site) ?? '') ?? []))]
  }
  const isOwn = ({ status }: Row) => status !== 'draft'
  const knownOf = (page: OldPage, paths: readonly string[]): Row[] =>
    [named(page.title), rowsOf(paths, page.title), named(lastPart(paths[0] ?? ''))]
      .map((found) => found.filter(isOwn))
      .find((found) => found.length > 0) ?? []
  /** The pages that get the text of an old one; those with exactly their name come first. */
  const taken = new Map<unknown, OldPage>()
  for (const page of site.pages.toReversed())
    for (const row of knownOf(page, pathsOf(page))) taken.set(row['page_name'], page)
  const isFree = (row: Row | undefined, page: OldPage): row is Row =>
    row !== undefined && (taken.get(row['page_name']) ?? page) === page
  /** The page of the website that an old one is; several old ones with one name are not all that page. */
  function rowsFor(page: OldPage, paths: readonly string[]): Row[] {
    const known = knownOf(page, paths)
    if (known.length > 0) return isFree(known[0], page) ? known : []
    const list = isHome(page.address, site) ? '' : (listed.get(page.address) ?? '')
    const other = alike(page.title) ?? named(list).find(isOwn)
    if (!isFree(other, page) || hasOwnText(other)) return []
    taken.set(other['page_name'], page)
    return [other]
  }
  /**
   * What becomes of a page: a draft, unless the office has its text already; `path` is its address, `target` where its old
   * addresses lead until it is published.
   */
  return function newPageOf(page: OldPage) {
    const paths = pathsOf(page)
    const found = rowsFor(page, paths)
    const published = found.find(({ status }) => status === 'published')
    const target = textIn(published ?? {}, 'address') || '/notices'
    // The home page consists of sections; the text of an old one is about the school.
    const known = found.filter(({ kind }) => kind !== 'home')
    const isStart = isHome(page.address, site) || known.length < found.length
    const draft = { title: page.title, kind: 'text', status: 'draft' }
    const [row] = known
    if (!row) {
      const [earlier = {}] = rowsOf(paths, page.title)
      const page_name = textIn(earlier, 'page_name') || nameOf(page.title)
      const sections = isStart ? ['about_us'] : (page.sections ?? [])
      const menu_group = groupOf(sections, paths.flatMap(foldersOf))
      const own = {
        ...draft,
        page_name,
        other_addresses: paths.join('\n') || null,
        ...(menu_group !== undefined && { menu_group }),
      }
      return { draft: own, path: pagePathOf(own) ?? undefined, target }
    }
    const path = pagePathOf(published ?? row) ?? undefined
    if (!known.some(hasOwnText))
      return { draft: { ...draft, page_name: row['page_name'] }, path, target }
    report.about(`Page “${page.title}”`, placeOf(page.address))(
      'left-out',
      'texts of pages that have one already, or no place for one: copy what is missing',
      textOfHtml(page.html),
    )
    return { draft: null, path, target }
  }
}

/** Whether a page has a text of the office already, or no place for one. */
const hasOwnText = (row: Row): boolean =>
  kindsWithoutText.some((kind) => kind === row['kind']) ||
  (row['sample'] !== true && textOfHtml(textIn(row, 'content')) !== '')
