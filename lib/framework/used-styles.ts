import postcss, { type ChildNode, type Container } from 'postcss'
import { ownValue } from 'school-schema/values/own-value'

// The first screen of a page is shown when the styles of what is in the page have arrived. Those of other pages, for print
// and for a mouse come with the complete style sheet, at the end of the page.

/** What no first screen needs. */
const LATER = /\bprint\b|hover:\s*hover/
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
}

/** What is in a page that a selector can name. */
export type Named = { classes: ReadonlySet<string>; elements: ReadonlySet<string> }

export function namedIn(html: string): Named {
  const page = html.replaceAll(/<script\b.*?<\/script>/gs, '')
  const classes = [...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names
      .replaceAll(/&([\w#]+);/g, (entity, name: string) => ownValue(ENTITIES, name) ?? entity)
      .split(/\s+/),
  )
  const elements = [...page.matchAll(/<([a-z]\w*)/g)].map(([, name = '']) => name)
  return { classes: new Set(classes), elements: new Set(elements) }
}

/** The innermost condition of a selector: an attribute or a function, such as `:not(.a)`. What is in it may be missing. */
const CONDITION = /(?<!\\)(?:\[(?:[^\]\\]|\\.)*\]|:[\w-]+\((?:[^()\\]|\\.)*\))/g
const CLASS = /(?<!\\)\.((?:[\w-]|\\.|[^\0-\x7F])+)/g
const PSEUDO = /::?[\w-]+/g

function withoutConditions(selector: string): string {
  const simpler = selector.replaceAll(CONDITION, '')
  return simpler === selector ? selector : withoutConditions(simpler)
}

/** Whether all that a selector names is in the page. */
function canMatch(selector: string, { classes, elements }: Named): boolean {
  const plain = withoutConditions(selector)
  const named = [...plain.matchAll(CLASS)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
  const types =
    plain
      .replaceAll(CLASS, '')
      .replaceAll(PSEUDO, '')
      .match(/(?<![\w#-])[a-z]\w*/g) ?? []
  return named.every((name) => classes.has(name)) && types.every((type) => elements.has(type))
}

function isNeeded(node: ChildNode, named: Named): boolean {
  if (node.type === 'atrule') return !(node.name === 'media' && LATER.test(node.params))
  const parent = node.parent as { name?: string } | undefined
  if (node.type !== 'rule' || parent?.name?.endsWith('keyframes')) return true
  return node.selectors.some((selector) => canMatch(selector, named))
}

function removeUnneeded(container: Container, named: Named): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!isNeeded(node, named)) node.remove()
    else if ('nodes' in node && node.nodes) {
      removeUnneeded(node, named)
      // The first mention of a layer decides its place.
      const isLayer = node.type === 'atrule' && node.name === 'layer'
      if (node.nodes.length === 0 && !isLayer) node.remove()
    }
  }
}

/** The rules of a style sheet that can apply to what is in a page, in their order, with the variables that they read. */
export function usedStyles(styles: string, named: Named): string {
  const sheet = postcss.parse(styles)
  removeUnneeded(sheet, named)
  const read = new Set(
    [...sheet.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
  )
  sheet.walkDecls(/^--/, (each) => void (read.has(each.prop) || each.remove()))
  sheet.walkAtRules('property', (each) => void (read.has(each.params) || each.remove()))
  return sheet.toString()
}
