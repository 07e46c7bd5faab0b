import type { Element, ParentNode } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { attempt } from '../../../lib/server/attempt.ts'
import { textOfHtml, wordsKey } from '../html/tree.ts'
import { parseWrittenDay } from 'school-schema/values/written'
import type { OldPost, OldTeacher } from './old-site.ts'

/** What WordPress and its plug-ins store as entries, and nobody opens as a page. */
const INTERNAL =
  /^(?:revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|feedback|attachment|scheduled-action|ml-slider|slider|popup|.*_(?:snippets?|template|library|field|log|order|form|table)|(?:wp|acf|elementor|wpcf7|e|vc|jp|flamingo|shop|mc4wp|wpforms|tablepress|sp|et|ct|fl|bricks|oxy)[-_].*)$/i

const STAFF = /staff|teacher|facult|team|employee/i

export const isInternal = (type: string): boolean => INTERNAL.test(type)

/** The values that plug-ins store with an entry, by name. */
type Meta = ReadonlyMap<string, string>

const valueOf = (meta: Meta, name: RegExp): string =>
  [...meta].find(([key, value]) => name.test(key) && value.trim() !== '')?.[1].trim() ?? ''

const dayIn = (written: string): string | null =>
  parseWrittenDay(written.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').slice(0, 10))

/** The days of an event, as the usual calendars of WordPress store them. */
export function eventOf(type: string, meta: Meta): OldPost['event'] {
  if (!/event/i.test(type)) return undefined
  const from = dayIn(valueOf(meta, /start_?date$|^_?event_?date$/i))
  const until = dayIn(valueOf(meta, /end_?date$/i))
  return from === null ? undefined : { from, until: until === from ? null : until }
}

/** A teacher of a plug-in for staff. */
export function teacherOf(type: string, name: string, meta: Meta): OldTeacher | null {
  const designation = valueOf(meta, /designation|position|job|role$|^_?post$/i)
  if (!STAFF.test(type) || designation === '') return null
  return { name, designation, qualification: valueOf(meta, /qualif|education|degree/i) }
}

/** A text with its featured picture, unless that is in it in any size. */
export function withFeatured(picture: string | undefined, html: string): string {
  const name = picture
    ?.split('/')
    .at(-1)
    ?.replace(/(?:-scaled)?\.\w+$/, '')
  return picture && name && !html.includes(name) ? `<img src="${picture}">\n${html}` : html
}

/** Links to the files that a plug-in for downloads stores with an entry. */
export function linksIn(meta: Meta, html: string): string {
  const addresses = [...meta.values()].flatMap(
    (value) => value.match(/https?:\/\/[^\s"'<>;,]+\.(?:pdf|docx?|xlsx?|jpe?g|png|webp)\b/gi) ?? [],
  )
  return [...new Set(addresses)]
    .filter((address) => !html.includes(address))
    .map((address) => `<p><a href="${address}">${address.split('/').at(-1)}</a></p>`)
    .join('')
}

/** Texts that plug-ins store in fields of an entry, and that are not in its text. */
export function textsIn(meta: Meta, html: string): string {
  const own = wordsKey(textOfHtml(html))
  const texts = [...meta].flatMap(([key, value]) =>
    key === '_elementor_data'
      ? stringsIn(value)
      : key.startsWith('_') || /^[aOs]:\d+:/.test(value)
        ? []
        : value,
  )
  return texts
    .map(textOfHtml)
    .filter((text) => /\p{L}[\p{P}\p{M}]*\s+\p{L}/u.test(text) && !own.includes(wordsKey(text)))
    .join(' · ')
}

/** Classes and fonts are no texts. */
const OF_STYLE = /^_|font_family$/

/** The texts in JSON, or all of it if it is damaged. */
function stringsIn(json: string): string[] {
  const found: string[] = []
  const read = attempt((): unknown =>
    JSON.parse(json, (key, value: unknown) => {
      if (typeof value === 'string' && !OF_STYLE.test(key)) found.push(value)
      return value
    }),
  )
  return read === null ? [json] : found
}

/** The elements of this name in another. */
export const elementsOf = ({ children }: ParentNode, name: string): Element[] =>
  children.filter((node): node is Element => 'name' in node && node.name === name)

/** A text without characters that XML does not have. */
const contentOf = (node: Element): string =>
  DomUtils.textContent(node).replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')

/** The text of the first element of this name. */
export function textIn(parent: ParentNode, name: string): string {
  const [element] = elementsOf(parent, name)
  return element ? contentOf(element).trim() : ''
}

/** Tags, and what plug-ins for translations store as categories. */
const NO_CATEGORY = /^(?:post_tag|post_format|language|\w*translation\w*)$/

/** What the export file has of an entry. */
export type Item = ReturnType<typeof itemOf>

/** Reads an entry. */
export function itemOf(item: Element) {
  const written = (name: string) => textIn(item, name)
  const meta = elementsOf(item, 'wp:postmeta').map(
    (each) => [textIn(each, 'wp:meta_key'), textIn(each, 'wp:meta_value')] as const,
  )
  const categories = elementsOf(item, 'category').filter(
    ({ attribs }) => !NO_CATEGORY.test(attribs['domain'] ?? ''),
  )
  const language = elementsOf(item, 'category').find(
    ({ attribs }) => attribs['domain'] === 'language',
  )
  return {
    id: written('wp:post_id'),
    type: written('wp:post_type'),
    status: written('wp:status'),
    isProtected: written('wp:post_password') !== '',
    parent: written('wp:post_parent'),
    title: textOfHtml(written('title')),
    address: written('link'),
    file: written('wp:attachment_url'),
    html: written('content:encoded'),
    excerpt: textOfHtml(written('excerpt:encoded')),
    day: written('wp:post_date').slice(0, 10),
    categories: categories.map((each) => textOfHtml(contentOf(each))),
    /** As a plug-in for translations names it, such as `hi`. */
    language: language?.attribs['nicename'],
    comments: elementsOf(item, 'wp:comment').length,
    meta: new Map(meta) as Meta,
  }
}

/** The addresses of categories and tags. */
export function listsOf(channel: Element, base: string): string[] {
  const categories = new Map(
    elementsOf(channel, 'wp:category').map((each) => [
      textIn(each, 'wp:category_nicename'),
      textIn(each, 'wp:category_parent'),
    ]),
  )
  const pathOf = (name: string, depth = 0): string => {
    const parent = categories.get(name)
    return parent && depth < 10 ? `${pathOf(parent, depth + 1)}/${name}` : name
  }
  const tags = elementsOf(channel, 'wp:tag').map((each) => textIn(each, 'wp:tag_slug'))
  return [
    ...[...categories.keys()].map((name) => `${base}category/${pathOf(name)}/`),
    ...tags.map((name) => `${base}tag/${name}/`),
    `${base}feed/`,
  ]
}

/** The addresses of years and months. */
export const archivesOf = (items: readonly Item[], base: string): string[] => [
  ...new Set(
    items.flatMap(({ address }) => {
      const [, year, month] = /^(\d{4})\/(?:(\d\d)\/)?/.exec(address.slice(base.length)) ?? []
      const months = year && month ? [`${base}${year}/${month}/`] : []
      return year ? [`${base}${year}/`, ...months] : []
    }),
  ),
]
