import { escapeHtml } from 'school-schema/values/escape-html'
import { nameOfAddress } from './embeds.ts'
import type { AddNote } from '../report.ts'

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g
/** `[name …]`, `[name … /]` and `[/name]`, within a text. */
const SHORTCODE = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s+[^[\]]*)?)\](\]?)/gi

/** Shortcodes that show their words. */
const SAYS =
  /heading|title|text|button|btn|cta|quote|testimonial|box|tab|toggle|accordion|spoiler|alert|notice/i
/** Blocks of WordPress that are made when a page is shown. */
const MADE = /<!-- wp:([\w/-]+)(?: \{[^]*?\})? \/-->/g

/** What many plug-ins call the address of what they show, and its words. */
const ADDRESSES = 'url src href link file pdf mp4 mp3 m4v webm ogg doc document source'.split(' ')
const WORDS = 'title text heading subtitle caption label button_text name'.split(' ')

function attributesOf(written: string): Map<string, string> {
  const plain = written.replace(/&(?:quot|#8221|#8220|#8243);|[“”″]/g, '"')
  return new Map(
    [...plain.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      (values.find((value) => value !== undefined) ?? '').replaceAll('&amp;', '&'),
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
  /** What ends the elements that are open, by the name of the shortcode. */
  const ends = new Map<string, string[]>()
  const begin = (name: string, start: string, end: string): string => {
    ends.set(name, [...(ends.get(name) ?? []), end])
    return start
  }
  const htmlOf = (found: string, name: string, written: string): string => {
    const attributes = attributesOf(written)
    const isPaired = plain.includes(`[/${name}]`)
    const words = WORDS.flatMap((key) => attributes.get(key)?.trim() || []).map(escapeHtml)
    if (/^(?:wp_)?caption$/i.test(name))
      return begin(name, `<figure>${words.join(' ')}`, '</figure>')
    const ids = (attributes.get('ids') ?? attributes.get('include') ?? '').match(/\d+/g) ?? []
    const pictures = /gallery/i.test(name) ? picturesOf(ids) : []
    if (pictures.length > 0) return figureOf(pictures)
    const address = ADDRESSES.map((key) => attributes.get(key)).find(isAddress)
    if (address !== undefined) {
      add('changed', 'shortcodes of plug-ins are links', found)
      const start = `<a href="${escapeHtml(address)}">`
      if (isPaired && words.length === 0) return begin(name, start, '</a>')
      return `${start}${words[0] ?? escapeHtml(nameOfAddress(address))}</a>`
    }
    if (isPaired)
      return begin(name, words.map((each) => `<p><strong>${each}</strong></p>`).join(''), '')
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
