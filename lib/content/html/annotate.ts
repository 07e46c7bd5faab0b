import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Language } from 'school-schema/language-list'
import { passageLanguage, passagesOf } from 'school-schema/values/passages'
import { headingsFrom, type TextHeading } from '../../format/slug.ts'

const elementsOf = (root: Root): Element[] =>
  root.children.filter((node) => node.type === 'element' && node.tagName === 'h2') as Element[]

/** The text of a tree or of a part of it. */
export function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const elementsIn = (node: Element, tagName: string): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === tagName ? child : elementsIn(child, tagName)
  })

/** What a table is about: its caption, or the headings of its columns as in "Day, Subject"; empty without any. */
export function nameOfTable(table: Element): string {
  const [caption] = elementsIn(table, 'caption')
  if (caption) return textOf(caption).trim()
  const [first] = elementsIn(table, 'tr')
  const headings = first ? elementsIn(first, 'th').map((cell) => textOf(cell).trim()) : []
  return headings.length > 1 ? headings.filter(Boolean).join(', ') : ''
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

const marked = (value: string, lang: Language): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { lang },
  children: [{ type: 'text', value }],
})

const markedText = (text: string, around: Language) =>
  passagesOf(text, around).map(({ text: value, lang }) =>
    lang ? marked(value, lang) : ({ type: 'text', value } as const),
  )

/** The alternative text is the only text of a picture. */
function markPicture({ properties }: Element, around: Language) {
  const lang = passageLanguage(String(properties.alt ?? ''), around)
  if (lang) properties.lang = lang
}

/** Sets the language of passages in another one than that around them, unless the editor has. Changes the tree in place and returns it. */
export function markLanguages<Parent extends Root | Element>(
  parent: Parent,
  around: Language,
): Parent {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'text') return markedText(node.value, around)
    if (node.type !== 'element' || node.properties.lang) return [node]
    if (node.tagName === 'img') markPicture(node, around)
    else markLanguages(node, around)
    return [node]
  })
  return parent
}

const INLINE = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span'])

function cellsOf(row: Element): string {
  const cells = row.children.filter((cell) => cell.type === 'element')
  return cells.flatMap((cell) => linesUnder(cell).join(' ') || []).join(', ')
}

function linesUnder(parent: Root | Element): string[] {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    if (line.trim()) lines.push(line.replace(/\s+/g, ' ').trim())
    line = ''
  }
  for (const child of parent.children) {
    if (child.type === 'text') line += child.value
    if (child.type !== 'element') continue
    if (INLINE.has(child.tagName)) {
      line += linesUnder(child).join(' ')
      continue
    }
    endLine()
    lines.push(...(child.tagName === 'tr' ? [cellsOf(child)] : linesUnder(child)))
  }
  endLine()
  return lines
}

/** The text of an editor's HTML: one line per paragraph, item and row. */
export function linesOfHtml(html: { root: Root } | null): string[] {
  return html ? linesUnder(html.root) : []
}

/** Joins lines to running text, each ended like a sentence. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => (/[\p{L}\p{M}\p{N})]$/u.test(line) ? `${line}.` : line)).join(' ')
}
