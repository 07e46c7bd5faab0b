import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse } from 'parse5'

export type Head = {
  title: string
  canonical: string
  /** The content of each meta element by its name or property. */
  meta: Map<string, string>
  /** The things that the page says to programs, by their type. */
  things: Record<string, unknown>[]
}

function elementsIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child)] : [],
  )
}

const textOf = (element: Element) =>
  element.children.map((child) => (child.type === 'text' ? child.value : '')).join('')

const attribute = (element: Element | undefined, name: string) => {
  const value = element?.properties[name]
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

/** What a page tells search engines and those who share it. */
export function readHead(html: string): Head {
  const elements = elementsIn(fromParse5(parse(html)) as Root)
  const all = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const scripts = all('script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  )
  return {
    title: all('title').map(textOf).join(),
    canonical: attribute(
      all('link').find((link) => attribute(link, 'rel') === 'canonical'),
      'href',
    ),
    meta: new Map(
      all('meta').map((meta) => [
        attribute(meta, 'name') || attribute(meta, 'property'),
        attribute(meta, 'content'),
      ]),
    ),
    things: scripts.flatMap((script) => {
      const data = JSON.parse(textOf(script)) as { '@graph': Record<string, unknown>[] }
      return data['@graph']
    }),
  }
}
