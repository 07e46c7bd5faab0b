import type { Element, ParentNode } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { textOfHtml } from '../html/tree.ts'
import type { Meta } from './wordpress-types.ts'

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

/** What the export file has of an entry. */
export type Item = {
  id: string
  type: string
  status: string
  isProtected: boolean
  parent: string
  title: string
  address: string
  file: string
  html: string
  excerpt: string
  day: string
  categories: string[]
  comments: number
  meta: Meta
}

/** Reads an entry. */
export function itemOf(item: Element): Item {
  const written = (name: string) => textIn(item, name)
  const meta = elementsOf(item, 'wp:postmeta').map(
    (each) => [textIn(each, 'wp:meta_key'), textIn(each, 'wp:meta_value')] as const,
  )
  const categories = elementsOf(item, 'category').filter(
    ({ attribs }) => attribs['domain'] !== 'post_tag' && attribs['domain'] !== 'post_format',
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
    comments: elementsOf(item, 'wp:comment').length,
    meta: new Map(meta),
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
