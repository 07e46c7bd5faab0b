import 'server-only'
import type { Element, Root, RootContent } from 'hast'
import { languages, type Language } from 'school-schema/languages'
import { localeOf, type Locale } from '../messages/messages.ts'
import { askOffice, fillText, valuesOf, type Values } from '../messages/values.ts'
import type { Page } from './pages.ts'
import { getSchool } from '../school/school.ts'
import { setHeadingIds, type SafeHtml } from '../content/html/html.ts'

/** The values of placeholders for a row, in the language of its texts. */
export type ValuesFor = (row: { language: Language }) => Values

/** The values of the school for texts, in the language of each. */
export async function getValues(): Promise<ValuesFor> {
  const listed = languages.map(async (each) => [each, await getSchool(each)] as const)
  const schools = new Map(await Promise.all(listed))
  const known = new Map<Language, Values>()
  return ({ language }) => {
    const school = schools.get(language)
    const values = known.get(language) ?? (school ? valuesOf(localeOf(language), school) : {})
    known.set(language, values)
    return values
  }
}

const PLACEHOLDER = /\{\w+\}/

const CELLS = new Set(['td', 'th'])

/** Elements that say nothing without a text. */
const BLOCKS = new Set(['p', 'li', 'h2', 'h3', 'h4', 'blockquote', 'strong', 'em'])

const hasPlaceholder = (node: Root | RootContent): boolean =>
  node.type === 'text'
    ? PLACEHOLDER.test(node.value)
    : 'children' in node && node.children.some(hasPlaceholder)

/** Whether a cell is to be filled, or a term with its value: an empty value becomes "please ask the office". */
const asks = ({ tagName, children }: Element, isInCell: boolean) =>
  isInCell || CELLS.has(tagName) || (children.length > 1 && children[0]?.type === 'element')

function fillNode(
  locale: Locale,
  node: RootContent,
  values: Values,
  isInCell: boolean,
  ask: boolean,
): RootContent[] {
  if (node.type === 'text') {
    const [space = ''] = /^\s/.exec(node.value) ?? []
    const value = fillText(node.value, values) ?? (ask ? space + askOffice(locale) : null)
    return value === null ? [] : [{ ...node, value }]
  }
  if (node.type !== 'element' || !hasPlaceholder(node)) return [node]
  const inCell = isInCell || CELLS.has(node.tagName)
  const children = node.children.flatMap((child) =>
    fillNode(locale, child, values, inCell, asks(node, isInCell)),
  ) as Element['children']
  return children.length === 0 && BLOCKS.has(node.tagName) ? [] : [{ ...node, children }]
}

/**
 * A text with the values of the school instead of its placeholders, such as `{dueDay}`. A sentence
 * whose value is not set is left out; a cell of a table asks the office. Values are plain text.
 */
export function fillHtml(locale: Locale, html: SafeHtml, values: Values): SafeHtml {
  const { root } = html
  if (!hasPlaceholder(root)) return html
  const children = root.children.flatMap((node) => fillNode(locale, node, values, false, false))
  return { ...html, root: setHeadingIds({ ...root, children }) }
}

/** The text of a page with the values of the school; null if it has none. */
export async function getText(locale: Locale, page: Page): Promise<SafeHtml | null> {
  return page.content && fillHtml(locale, page.content, (await getValues())(page))
}
