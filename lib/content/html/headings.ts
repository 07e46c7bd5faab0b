import type { Element, Root, RootContent } from 'hast'
import { headingsFrom, type TextHeading } from '../../format/slug.ts'

const elementsOf = (root: Root): Element[] =>
  root.children.filter((node) => node.type === 'element' && node.tagName === 'h2') as Element[]

const textOf = (node: RootContent): string => {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** A table below a heading has its name. */
function nameTables(root: Root): void {
  const elements = root.children.filter((node) => node.type === 'element')
  for (const [index, { tagName, properties }] of elements.entries()) {
    const before = elements[index - 1]
    if (tagName === 'table' && before?.tagName === 'h2')
      properties.ariaLabelledBy = [String(before.properties.id)]
  }
}

/** Gives the headings of a text ids for the table of contents, and their tables a name. */
export function setHeadingIds(root: Root): Root {
  const elements = elementsOf(root)
  const headings = headingsFrom(elements.map(textOf))
  for (const [index, { properties }] of elements.entries()) properties.id = headings[index]?.id
  nameTables(root)
  return root
}

/** The headings of an editor's text with their ids, for the table of contents. */
export const headingsOf = ({ root }: { root: Root }): TextHeading[] =>
  elementsOf(root).map((element) => ({
    id: String(element.properties.id),
    text: textOf(element).trim(),
  }))
