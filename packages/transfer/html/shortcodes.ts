import { escapeHtml } from 'school-schema/values/escape-html'
import { nameOfAddress } from './embeds.ts'
import type { AddNote } from '../report.ts'

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g
/** `[name …]`, `[name … /]` and `[/name]`, within a text. */
const SHORTCODE = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s+[^[\]]*)?)\](\]?)/gi

/** Shortcodes that show their words. */
const SAYS =
  /heading|title|text|button|btn|cta|quote|testimonial|box|tab|toggle|accordion|spoiler|alert|notice|counter/i
/** Blocks of WordPress that are made when a page is shown. */
const MADE = /<!-- wp:([\w/-]+)(?: \{(?:(?!-->)[^])*\})? \/-->/g

/** What many plug-ins call the address of what they show, its words, and the numbers of pictures. */
const ADDRESS =
  /(?:^|_)(?:url|src|href|link|file|pdf|mp[34]|m4v|webm|ogg|doc|document|source|image)$/
const WORDS =
  /^(?:name|number|author|position|company)$|(?:^|_)(?:(?<!admin_)(?:title|text|heading|subtitle|caption|label)|alt)$/
const PICTURES = /^(?:ids|include|images?)$/
/** Parts of page builders are below each other. */
const PART = /^(?:vc|et_pb|fusion|av|cs|mk|kc)_/

/** A value of an address, which never throws. */
const unescaped = (value: string): string =>
  new URLSearchParams(`value=${value.replaceAll('+', '%2B')}`).get('value') ?? ''

function attributesOf(written: string): Map<string, string> {
  const plain = written.replace(/&(?:quot|#8221|#8220|#8243);|[“”″]/g, '"')
  return new Map(
    [...plain.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      (values.find((value) => value !== undefined) ?? '')
        .replaceAll('&amp;', '&')
        .replace(/^url:([^|]*).*/, (_, address: string) => unescaped(address)),
    ]),
  )
}

/** What plug-ins call a shortcode without attributes; any other word in brackets is one of the writer's. */
const NAMED =
  /_|(?:^|-)(?:gallery|slider|form|calendar|map|table|feed|posts|grid|carousel|menu|login)s?(?:-|$)/i

const isCode = (name: string, written: string, html: string): boolean =>
  /=|\/\s*$/.test(written) ||
  (written.trim() === '' && (NAMED.test(name) || html.includes(`[/${name}]`)))

const isAddress = (value: string | undefined): value is string =>
  value !== undefined && /^(?:https?:|\/|\.)|\.\w{2,4}$/.test(value) && !/\s/.test(value.trim())

const figureOf = (pictures: readonly string[]): string =>
  `<div class="gallery">${pictures.map((src) => `<img src="${escapeHtml(src)}">`).join('')}</div>`

/**
 * What plug-ins of WordPress write into a text, as HTML: a paper or video becomes a link, a gallery its pictures, and the
 * words are kept. What only the plug-in can show is left out.
 */
export function expandShortcodes(
  html: string,
  picturesOf: (ids: readonly string[]) => readonly string[],
  add: AddNote,
): string {
  const plain = html
    .replace(
      /\[(embed|video|audio)\b([^\]]*)\]\s*(https?:[^\s[\]]+)\s*\[\/\1\]/gi,
      (_, name: string, _attributes, address: string) => `[${name} src="${address}"]`,
    )
    .replace(/\[([a-z][\w-]*)(\s[^\]]*)\]\s*\[\/\1\]/gi, '[$1$2]')
    .replace(/\[vc_raw_html[^\]]*\]([\w+/=\s]*)\[\/vc_raw_html\]/g, (_, code: string) =>
      unescaped(Buffer.from(code, 'base64').toString()),
    )
  /** What ends the elements that are open, by the name of the shortcode. */
  const ends = new Map<string, string[]>()
  const begin = (name: string, start: string, end: string): string => {
    ends.set(name, [...(ends.get(name) ?? []), end])
    return start
  }
  const htmlOf = (found: string, name: string, written: string): string => {
    const attributes = attributesOf(written)
    const isPaired = plain.includes(`[/${name}]`)
    const valuesOf = (names: RegExp) =>
      [...attributes].flatMap(([key, value]) => (names.test(key) && value.trim()) || [])
    const words = valuesOf(WORDS).map(escapeHtml)
    const show = (html: string) => (isPaired ? begin(name, html, '') : html)
    if (/^(?:wp_)?caption$/i.test(name))
      return begin(name, `<figure>${words.join(' ')}`, '</figure>')
    const ids = valuesOf(PICTURES).flatMap(
      (value) => value.match(/^\d[\d, ]*$/)?.[0].split(/\D+/) ?? [],
    )
    const pictures = ids.length > 0 || /gallery/i.test(name) ? picturesOf(ids) : []
    if (pictures.length > 0) return show(figureOf(pictures) + words.join(' '))
    const titles = words.map((each) => `<p><strong>${each}</strong></p>`).join('')
    const address = valuesOf(ADDRESS).find(isAddress)
    if (address !== undefined) {
      const href = escapeHtml(address)
      if (/\.(?:jpe?g|png|webp)$/i.test(address))
        return show(
          `<img src="${href}" alt="${words[0] ?? ''}">${isPaired ? titles : words.slice(1).join(' ')}`,
        )
      add('changed', 'shortcodes of plug-ins are links', found)
      if (isPaired && words.length === 0) return begin(name, `<a href="${href}">`, '</a>')
      const [first = escapeHtml(nameOfAddress(address)), ...others] = words
      return show(`<a href="${href}">${first}</a> ${others.join(' ')}`)
    }
    if (isPaired)
      return PART.test(name) ? begin(name, `<div>${titles}`, '</div>') : begin(name, titles, '')
    if (words.length > 0 && SAYS.test(name)) return `<p>${words.join(' ')}</p>`
    add('left-out', 'what only a plug-in of WordPress can show', found)
    return ''
  }
  for (const [, name] of plain.matchAll(MADE))
    add('left-out', 'what only a plug-in of WordPress can show', name ?? '')
  return plain.replace(SHORTCODE, (found, ...given: [...string[], number, string]) => {
    const [open = '', end = '', name = '', written = '', close = ''] = given as string[]
    // A tag of HTML may have brackets in its attributes.
    const at = Number(given.at(-2))
    if (/<[^>]*$/.test(plain.slice(Math.max(0, at - 300), at))) return found
    if (open !== '' && close !== '') return found.slice(1, -1)
    if (end !== '') return ends.has(name) ? open + (ends.get(name)?.pop() ?? '') + close : found
    return isCode(name, written, plain) ? open + htmlOf(found, name, written) + close : found
  })
}
