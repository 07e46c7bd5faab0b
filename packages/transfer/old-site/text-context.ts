import type { TextContext } from '../html/clean-html.ts'
import { linkTo } from '../html/tree.ts'
import type { AddNote } from '../report.ts'
import {
  addressInScript,
  fileAt,
  keyOf,
  newAddressOf,
  NOT_TAKEN,
  originalOf,
  ownUrl,
  pathIn,
  pathOf,
  type Known,
} from './addresses.ts'
import type { OldPage, OldSite } from './old-site.ts'

/** What is known of an old website, and what takes its galleries. */
export type Surroundings = {
  site: OldSite
  files: ReadonlyMap<string, Known>
  pages: ReadonlyMap<string, OldPage>
  /** The address that a page gets; undefined for a notice, whose number is not known yet. */
  newPath?: (page: OldPage) => string | undefined
  add: AddNote
  album: (names: readonly string[]) => void
}

/** The addresses in a page as those of the new website. */
export function contextOf(page: OldPage, surroundings: Surroundings): TextContext {
  const { site, pages, newPath, add, album } = surroundings
  const base = page.relativeTo ?? page.address
  const link = (given: string): string | null => {
    const href = originalOf(addressInScript(given))
    if (href === '#' && /doPostBack|\w\((?!0?\))/.test(given))
      add('left-out', 'links that only a script opens', given)
    if (href.startsWith('#')) return null
    const file = fileAt(href, surroundings, base)
    if (file) return newAddressOf(file)
    const own = ownUrl(href, site, base)
    if (!own) {
      const url = URL.parse(href, base)
      if (url && /^(?:https?|mailto|tel):$/.test(url.protocol)) return url.href
      add('left-out', 'links to a computer', href)
      return null
    }
    const target = pages.get(keyOf(own))
    if (target) return newPath?.(target) ?? pathOf(target.address, site)
    const what = NOT_TAKEN.test(own.pathname)
      ? 'links to files of other kinds: save the file as PDF, and link that'
      : 'links to what was not found'
    if (own.pathname !== '/') add('guessed', `${what}; they keep their address`, href)
    return pathIn(own)
  }
  return {
    base,
    link,
    add,
    picture(address) {
      const file = fileAt(address, surroundings, base)
      return file ? { src: newAddressOf(file), alt: file.description ?? '' } : null
    },
    album(pictures) {
      // The caption in an album is the title of the file.
      const captions = new Map(pictures.map(({ src, alt }) => [src, alt]))
      let isCaptioned = true
      for (const file of surroundings.files.values()) {
        const caption = captions.get(newAddressOf(file))
        if (caption && (file.title ??= caption) !== caption) isCaptioned = false
      }
      album(pictures.map(({ src }) => src.replace('/assets/', '')))
      const isThere = newPath?.(page) === '/Gallery'
      return { link: isThere ? [] : [linkTo('/Gallery', page.title)], isCaptioned }
    },
    hasLines: page.hasLines ?? false,
    ...(page.attached && { attached: page.attached }),
  }
}
