import { escapeHtml } from 'school-schema/values/escape-html'
import type { Element, Root, RootContent } from 'hast'
import { localLink } from '../format/local-link.ts'
import type { Locale } from '../messages/messages.ts'

/** Raw XML; a text is escaped. */
export type Markup = { readonly markup: string }

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

/** An element of XML, or of HTML if it has an end tag. */
export function x(name: string, attributes: Attributes, children: Children = []): Markup {
  const inside = [children].flat().map(writeChild).join('')
  return { markup: `<${name}${writeAttributes(attributes)}>${inside}</${name}>` }
}

/** Feed readers use `src`, and only resolve absolute addresses in `srcset`. */
const LEFT_OUT = new Set(['srcSet', 'sizes'])
const WITHOUT_END = new Set(['br', 'hr', 'img'])

function valueOf(
  locale: Locale,
  name: string,
  value: Element['properties'][string],
  base: string,
): string | null {
  if (value === null || value === undefined || value === false) return null
  if (name === 'href') return URL.parse(localLink(locale, String(value)), base)?.href ?? null
  if (name === 'src') return URL.parse(String(value), base)?.href ?? null
  return value === true ? '' : [value].flat().join(' ')
}

function writeElement(
  locale: Locale,
  { tagName, properties, children }: Element,
  base: string,
): string {
  const attributes = Object.entries(properties)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => [name.toLowerCase(), valueOf(locale, name, value, base)] as const)
  const start = `<${tagName}${writeAttributes(Object.fromEntries(attributes))}>`
  return WITHOUT_END.has(tagName)
    ? start
    : `${start}${writeNodes(locale, children, base)}</${tagName}>`
}

const writeNodes = (locale: Locale, nodes: readonly RootContent[], base: string): string =>
  nodes
    .map((node) => {
      if (node.type === 'element') return writeElement(locale, node, base)
      return node.type === 'text' ? escapeText(node.value) : ''
    })
    .join('')

/** A sanitised text as HTML with absolute addresses. */
export const writeHtml = (locale: Locale, { children }: Root, base: string): string =>
  writeNodes(locale, children, base)
