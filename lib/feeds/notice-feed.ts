import { type Language, regionalCode } from 'school-schema/languages'
import type { Locale } from '../messages/messages.ts'
import { categoryName } from '../messages/names.ts'
import type { Notice } from '../notices/notices.ts'
import type { School } from '../school/school.ts'
import { beginningOf } from 'school-schema/day'
import { downloadHref } from '../format/file.ts'
import { markLanguages, type SafeHtml } from '../content/html/html.ts'
import { elementsBelow, textOf } from '../content/html/parse-html.ts'
import { languageApart, languageOf } from 'school-schema/values/passages'
import { noticeHref } from '../notices/archive.ts'
import { iconHref } from '../cards/emblem.ts'
import { madeOfRows } from '../server/parts.ts'
import { escapeHtml } from 'school-schema/values/escape-html'
import type { Root } from 'hast'
import { toParse5 } from 'hast-util-to-parse5'
import { serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { localLink } from '../format/local-link.ts'

/** Raw XML; a text is escaped. */
type Markup = { readonly markup: string }

type Attributes = Readonly<Record<string, string | number | null>>
type Child = Markup | string | null
type Children = string | readonly Child[]

/** Characters that XML 1.0 cannot contain, not even escaped. Texts pasted from a word processor may. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escapeText = (text: string): string => escapeHtml(text).replace(FORBIDDEN, '')

const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('')

const writeChild = (child: Child): string =>
  typeof child === 'string' ? escapeText(child) : (child?.markup ?? '')

/** An element of XML. */
function x(name: string, attributes: Attributes, children: Children = []): Markup {
  const inside = [children].flat().map(writeChild).join('')
  return { markup: `<${name}${writeAttributes(attributes)}>${inside}</${name}>` }
}

/** A text as HTML with absolute addresses, which its tree gets. Feed readers use `src`, and not the sizes of a picture. */
function writeHtml(locale: Locale, root: Root, base: string): string {
  const absolute = (address: unknown) => URL.parse(String(address), base)?.href
  for (const element of elementsBelow(root)) {
    const { href, src, srcSet: _, sizes: __, ...rest } = element.properties
    element.properties = {
      ...rest,
      ...(href && { href: absolute(localLink(locale, String(href))) }),
      ...(src && { src: absolute(src) }),
    }
  }
  return serialize(toParse5(root) as DefaultTreeAdapterTypes.ParentNode)
}

const ATOM = 'http://www.w3.org/2005/Atom'
/** The update time of a feed without entries. */
const EPOCH = '1970-01-01T00:00:00.000Z'

/** The school's midnight: a notice has a day, Atom requires a time. */
const startOf = (day: string) => beginningOf(day).toISOString()

const updatedAt = ({ changed, date }: Notice) =>
  changed ? new Date(changed).toISOString() : startOf(date)

/** The language attribute of an element whose text is in another language than the feed. */
function languageIn(language: Language, text: string) {
  const lang = languageOf(text)
  return lang === language ? {} : { 'xml:lang': lang }
}

/** The text of a notice as HTML, which marks passages in other languages itself. */
function contentOf(locale: Locale, { root }: SafeHtml, address: string) {
  const lang = languageApart(textOf(root), locale.language)
  const html = writeHtml(locale, markLanguages(root, locale.language), address)
  return x('content', { type: 'html', ...(lang && { 'xml:lang': lang }) }, html)
}

function entryOf(locale: Locale, notice: Notice, origin: string) {
  const { title, category, description, file } = notice
  const address = origin + locale.path(noticeHref(notice))
  return x('entry', {}, [
    x('id', {}, address),
    x('title', languageIn(locale.language, title), title),
    x('category', { term: category, label: categoryName(locale, category) }),
    x('link', { rel: 'alternate', type: 'text/html', href: address }),
    x('published', {}, startOf(notice.date)),
    x('updated', {}, updatedAt(notice)),
    file &&
      x('link', {
        rel: 'enclosure',
        type: file.type,
        title: file.title,
        length: file.bytes,
        href: origin + downloadHref(file),
        ...languageIn(locale.language, file.title),
      }),
    // A notice may have only a title, but Atom requires content.
    description
      ? contentOf(locale, description, address)
      : x('content', languageIn(locale.language, title), title),
  ])
}

/** The notices as an Atom feed with full texts and attachments; the same notices give the same bytes. */
export function noticeFeed(
  locale: Locale,
  notices: readonly Notice[],
  school: School,
  { origin, path, name }: { origin: string; path: string; name: string },
): string {
  const self = origin + locale.path(path)
  const title = `${name} | ${school.name}`
  const updated = notices.map(updatedAt).toSorted().at(-1) ?? EPOCH
  const feed = x('feed', { xmlns: ATOM, 'xml:lang': regionalCode(locale.language) }, [
    x('id', {}, self),
    x('title', languageIn(locale.language, title), title),
    x('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    x('link', { rel: 'alternate', type: 'text/html', href: origin + locale.path('/notices') }),
    x('updated', {}, updated),
    x('author', languageIn(locale.language, school.name), [
      x('name', {}, school.name),
      x('uri', {}, `${origin}/`),
    ]),
    x('icon', {}, origin + iconHref(school, 512)),
    ...madeOfRows('feed', `${locale.language} ${path}`, notices, (notice) =>
      entryOf(locale, notice, origin),
    ),
  ])
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed.markup}\n`
}
