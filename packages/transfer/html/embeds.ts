import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { decodeEscapes } from '../old-site/addresses.ts'
import { wordsOf } from './remove.ts'
import { attributeOf, elementsIn, linkTo, textOf } from './tree.ts'
import type { AddNote } from '../report.ts'

/** Programs that show a paper have its address in theirs. */
const SHOWN_BY = ['url', 'src', 'file', 'doc', 'pdf', 'document', 'link', 'href']
const PAPER = /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|webp|gif|mp[34])(?=$|[?#])/i

const EMBEDS =
  /^(?:iframe|frame|object|embed|video|audio|applet|bgsound|amp-(?:iframe|video|audio|youtube))$/

/** Google Sites names the file of Drive, or the address, that a script shows in an element without a text. */
const isEmbed = (node: Element): boolean =>
  EMBEDS.test(node.tagName) ||
  attributeOf(node, 'dataEmbedDocId') !== '' ||
  (/^https?:/.test(attributeOf(node, 'dataUrl')) && textOf(node) === '')

const ATTRIBUTES = ['src', 'data', 'dataSrc', 'dataLazySrc', 'code', 'dataUrl'] as const

/** What an element embeds, as it is written. */
function addressIn(node: Element): string {
  const document = attributeOf(node, 'dataEmbedDocId')
  if (document !== '') return `https://drive.google.com/open?id=${document}`
  const video = attributeOf(node, 'dataVideoid')
  if (video !== '') return `https://www.youtube.com/watch?v=${video}`
  const own = ATTRIBUTES.map((name) => attributeOf(node, name)).find((each) => each.trim() !== '')
  if (own !== undefined) return own.trim()
  for (const each of elementsIn(node)) {
    const isParameter = /^(?:movie|src|filename|url|file)$/i.test(attributeOf(each, 'name'))
    const found = attributeOf(each, isParameter ? 'value' : 'src')
    if (found) return found
  }
  return ''
}

/** What visitors open instead of an embedded page: the document that it shows, or the page of a video. */
function shownAddress(address: string, base: string): string {
  const url = URL.parse(address, base)
  if (!url) return address
  for (const name of SHOWN_BY) {
    const inner = url.searchParams.get(name)
    if (inner && PAPER.test(inner))
      return URL.parse(inner, url.host.includes('google') ? base : url)?.href ?? inner
  }
  const [, video] =
    /^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\/(?:embed\/|v\/)?([\w-]{6,})/.exec(
      url.href,
    ) ?? []
  if (video && video !== 'watch') return `https://www.youtube.com/watch?v=${video}`
  const [, drive] = /^https:\/\/drive\.google\.com\/file\/d\/([\w-]+)/.exec(url.href) ?? []
  return drive ? `https://drive.google.com/file/d/${drive}/view` : address
}

/** The words of a link: the name of a file, or else the website; an address without a host is of the website itself. */
export function nameOfAddress(address: string, base = 'http://old.example'): string {
  const url = URL.parse(address, base)
  if (!url) return address
  const name = url.pathname.split('/').at(-1) ?? ''
  const isOwn = PAPER.test(name) || url.host === URL.parse(base)?.host
  return isOwn && name !== '' ? decodeEscapes(name) : url.host.replace(/^www\./, '')
}

/** Maps, counters and buttons show nothing outside of their frame. */
const ONLY_IN_A_FRAME =
  /google\.[a-z.]+\/maps\/embed|weebly\/apps\/generateMap|facebook\.com\/plugins|about:blank|addthis|doubleclick|googletagmanager/i

/** Embedded papers, videos, sounds and pages become links. */
export function linkEmbeds(root: Root, base: string, add: AddNote): void {
  visit(root, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.tagName === 'area') return linkArea(node)
    if (!isEmbed(node)) return undefined
    const address = addressIn(node)
    const fallback = wordsOf(node).trim()
    const isLink = address !== '' && !ONLY_IN_A_FRAME.test(address)
    const shown = shownAddress(address, base)
    const words = attributeOf(node, 'title') || nameOfAddress(shown, base)
    parent.children.splice(index, 1, ...(isLink ? [linkTo(shown, words)] : []))
    if (isLink) add('changed', 'embedded papers, videos and pages are links', shown)
    if (!isLink && address !== 'about:blank')
      add('left-out', 'maps, counters and buttons of other websites', address || '(no address)')
    if (fallback !== '')
      add('left-out', 'texts for browsers that cannot show what is embedded', fallback)
    return [SKIP, index + 1]
  })
}

/** A part of a picture that leads somewhere is a link of its own. */
function linkArea(node: Element): undefined {
  const href = attributeOf(node, 'href')
  const words = attributeOf(node, 'alt') || attributeOf(node, 'title') || href
  if (href && !href.startsWith('#')) Object.assign(node, linkTo(href, words))
}

/** A line that is an address is a link: WordPress shows the video or page there. */
export function linkBareAddresses(
  blocks: readonly Element[],
  link: (href: string) => string | null,
): Element[] {
  return blocks.map((block) => {
    const [only, ...others] = block.children
    const isBare =
      block.tagName === 'p' &&
      others.length === 0 &&
      only?.type === 'text' &&
      /^https?:\/\/\S+$/.test(only.value)
    return isBare ? linkTo(link(only.value) ?? only.value, only.value) : block
  })
}
