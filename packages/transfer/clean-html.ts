import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { asInStudio } from 'school-schema/sample/sample'
import { ownValue } from 'school-schema/values/own-value'

type Node = Tree.ChildNode

/** The addresses of links and pictures in the new website; null: without the link or picture. */
export type Addresses = {
  link: (href: string) => string | null
  picture: (src: string) => string | null
}

const DROPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'form',
  'nav',
  'svg',
  'button',
])

const BLOCKS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}
const INLINE: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
}
const CONTAINERS = new Set(
  'div section article main header footer figure figcaption center body p pre'.split(' '),
)

/** What plug-ins of WordPress write into a text. */
const SHORTCODE = /\[\/?(?:caption|gallery|embed|audio|video|vc_|et_pb_)[^\]]*\]/g

/** HTML of another website as the editor of the CMS writes it: its texts, lists, tables, links and pictures. */
export const cleanHtml = (html: string, addresses: Addresses): string =>
  asInStudio(blocks(parseFragment(html.replace(SHORTCODE, '')).childNodes, addresses))

const isElement = (node: Node): node is Tree.Element => 'tagName' in node

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])

const attribute = (element: Tree.Element, name: string): string =>
  element.attrs.find((each) => each.name === name)?.value ?? ''

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Text between blocks becomes paragraphs, which WordPress separates by empty lines. */
function blocks(nodes: readonly Node[], addresses: Addresses): string {
  const done: string[] = []
  let line = ''
  const endLine = () => {
    for (const text of line.split(/\n\s*\n/)) if (text.trim()) done.push(`<p>${text.trim()}</p>`)
    line = ''
  }
  for (const node of nodes) {
    const block = isElement(node) ? blockOf(node, addresses) : null
    if (block === null) {
      line += inline([node], addresses)
      continue
    }
    endLine()
    done.push(block)
  }
  endLine()
  return done.join('')
}

/** A block element; null for a part of a line. */
function blockOf(element: Tree.Element, addresses: Addresses): string | null {
  const { tagName, childNodes } = element
  const heading = ownValue(BLOCKS, tagName)
  if (heading) return inElement(heading, inline(childNodes, addresses))
  if (CONTAINERS.has(tagName)) return blocks(childNodes, addresses)
  if (tagName === 'ul' || tagName === 'ol') return inElement(tagName, items(element, addresses))
  if (tagName === 'table') return inElement('table', rows(element, addresses))
  if (tagName === 'blockquote') return inElement('blockquote', blocks(childNodes, addresses))
  return tagName === 'hr' ? '<hr>' : null
}

const inElement = (name: string, content: string): string =>
  content.trim() ? `<${name}>${content.trim()}</${name}>` : ''

function inline(nodes: readonly Node[], addresses: Addresses): string {
  return nodes.map((node) => inlineOf(node, addresses)).join('')
}

function inlineOf(node: Node, addresses: Addresses): string {
  if (node.nodeName === '#text' && 'value' in node) return escape(node.value)
  if (!isElement(node) || DROPPED.has(node.tagName)) return ''
  if (node.tagName === 'br') return '<br>'
  if (node.tagName === 'img') {
    const src = addresses.picture(attribute(node, 'src'))
    return src === null ? '' : `<img src="${escape(src)}" alt="${escape(attribute(node, 'alt'))}">`
  }
  const content = inline(node.childNodes, addresses)
  const href = node.tagName === 'a' ? addresses.link(attribute(node, 'href')) : null
  if (href !== null && content.trim()) return `<a href="${escape(href)}">${content}</a>`
  const name = ownValue(INLINE, node.tagName)
  return name && content.trim() ? `<${name}>${content}</${name}>` : content
}

/** The items of a list, and of the lists in it. */
function items(list: Tree.Element, addresses: Addresses): string {
  const isList = (node: Node) => isElement(node) && /^[uo]l$/.test(node.tagName)
  return list.childNodes
    .filter(isElement)
    .map((item) => {
      if (isList(item)) return items(item, addresses)
      const [own, inner] = [
        item.childNodes.filter((node) => !isList(node)),
        item.childNodes.filter(isElement).filter(isList),
      ]
      const below = inner.map((each) => items(each, addresses)).join('')
      return inElement('li', inline(own, addresses)) + below
    })
    .join('')
}

function rows(node: Node, addresses: Addresses): string {
  return childrenOf(node)
    .filter(isElement)
    .map((element) => {
      if (element.tagName !== 'tr') return rows(element, addresses)
      const cells = element.childNodes
        .filter(isElement)
        .filter(({ tagName }) => /^t[hd]$/.test(tagName))
      const texts = cells.map((cell) => {
        const text = inline(cell.childNodes, addresses).trim()
        return `<${cell.tagName}>${text}</${cell.tagName}>`
      })
      return inElement('tr', texts.join(''))
    })
    .join('')
}
