import { escapeHtml } from 'school-schema/values/escape-html'
import { decodeEscapes } from '../old-site/addresses.ts'
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
  /^(?:name|number|value|author|position|company|subhead|h[1-6])$|(?:^|_)(?:(?<!admin_)(?:title|text|(?:sub)?heading|subtitle|caption|label)|alt)$/
/** What an attribute says that is a setting, and no words. */
const SETTING =
  /^(?:yes|no|on|off|true|false|none|default|inherit|left|right|center|top|bottom|(?:sub)?heading_(?:above|below))$/
/** The words of a link, before those of the part that it is in. */
const OF_LINK = /btn|button|label/
const PICTURES = /^(?:ids|(?:gallery|image)_ids|include|images?)$/
const IS_PICTURE = /\.(?:jpe?g|png|webp)$/i
/** Parts of page builders are below each other, but for those within a line. */
const PART = /^(?:vc|et_pb|fusion|av|cs|mk|kc)_(?!dropcap|highlight|tooltip|popover|modal_text)/

function attributesOf(written: string): Map<string, string> {
  const plain = written.replace(/&(?:quot|#8221|#8220|#8243);|[“”″]/g, '"')
  return new Map(
    [...plain.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      (values.find((value) => value !== undefined) ?? '')
        .replaceAll('&amp;', '&')
        .replace(/^manually,/, '')
        .replace(/^https?%3A.*/i, decodeEscapes)
        .replace(/^url:([^|]*).*/, (_, address: string) => decodeEscapes(address)),
    ]),
  )
}

/** What plug-ins call a shortcode without attributes; any other word in brackets is one of the writer's. */
const NAMED =
  /_|(?:^|-)(?:gallery|slider|form|calendar|map|table|feed|posts|grid|carousel|menu|login)s?(?:-|$)/i

const isCode = (name: string, written: string, html: string): boolean =>
  /=|\/\s*$/.test(written) ||
  (written.trim() === '' && (NAMED.test(name) || html.includes(`[/${name}]`)))

const isAddress = (value: string): boolean =>
  /^(?:https?:|\/|\.)|\.\w{2,4}$/.test(value) && !/\s/.test(value)

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
      /\[(?!caption|wp_caption)([a-z][\w-]*)(\s[^\]]*)?\]\s*(https?:[^\s[\]]+)\s*\[\/\1\]/gi,
      (_, name: string, attributes = '', address: string) =>
        `[${name} src="${address}"${attributes}]`,
    )
    .replace(/\[([a-z][\w-]*)(\s[^\]]*)\]\s*\[\/\1\]/gi, '[$1$2]')
    .replace(/\[vc_raw_(html|js)[^\]]*\]([\w+/=\s]*)\[\/vc_raw_\1\]/g, (_, _kind, code: string) =>
      decodeEscapes(Buffer.from(code, 'base64').toString()),
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
      [...attributes].flatMap(([key, value]) =>
        names.test(key) && !SETTING.test(value.trim()) ? value.trim() || [] : [],
      )
    const words = valuesOf(WORDS).map(escapeHtml)
    const show = (html: string) =>
      !isPaired
        ? html
        : PART.test(name)
          ? begin(name, `<div>${html}`, '</div>')
          : begin(name, html, '')
    if (/^(?:wp_)?caption$/i.test(name))
      return begin(name, `<figure>${words.join(' ')}`, '</figure>')
    const ids = valuesOf(PICTURES).flatMap(
      (value) => value.match(/^\d[\d, ]*$/)?.[0].split(/\D+/) ?? [],
    )
    const pictures = ids.length > 0 || /gallery/i.test(name) ? picturesOf(ids) : []
    const addresses = valuesOf(ADDRESS).filter(isAddress)
    const source = addresses.find((address) => IS_PICTURE.test(address))
    const target = addresses.find((address) => address !== source)
    const linked = (html: string) =>
      target === undefined ? html : `<a href="${escapeHtml(target)}">${html}</a>`
    const titlesOf = (texts: readonly string[]) =>
      texts.map((each) => `<p><strong>${each}</strong></p>`).join('')
    if (pictures.length > 0) {
      const shown = pictures.map((src) => `<img src="${escapeHtml(src)}">`).join('')
      const html = pictures.length > 1 ? `<div class="gallery">${shown}</div>` : linked(shown)
      return show(`<div>${html}${words.join(' ')}</div>`)
    }
    if (source !== undefined) {
      const picture = linked(`<img src="${escapeHtml(source)}" alt="${words[0] ?? ''}">`)
      const caption = isPaired ? titlesOf(words) : words.slice(1).join(' ')
      return show(`<div>${picture}${caption}</div>`)
    }
    if (target !== undefined) {
      add('changed', 'shortcodes of plug-ins are links', found)
      if (isPaired && words.length === 0)
        return begin(name, `<a href="${escapeHtml(target)}">`, '</a>')
      const ofLink = valuesOf(OF_LINK).map(escapeHtml)
      const own = words.find((each) => ofLink.includes(each)) ?? words[0]
      const others = words.filter((each) => each !== own)
      const link = linked(own ?? escapeHtml(nameOfAddress(target)))
      return isPaired ? show(`${titlesOf(others)}<p>${link}</p>`) : `${link} ${others.join(' ')}`
    }
    if (isPaired) return show(titlesOf(words))
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
