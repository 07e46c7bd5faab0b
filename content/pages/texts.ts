import { defaultFigures, defaultSchool } from '../school.ts'
import type { Block, Link, PageText } from '../text.ts'
import { getPageAt, pages } from './index.ts'
import type { Page } from './page.ts'
import { fillOrAsk, fillText, valuesOf, type SchoolTexts, type Values } from './values.ts'

/** Fills the placeholders of a block; what has no value is left out, null if nothing is left. */
function fillBlock(block: Block, values: Values): Block | null {
  const put = (text: string) => fillText(text, values)
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const text = put(block.text)
      return text === null ? null : { ...block, text }
    }
    case 'list':
      return { ...block, items: block.items.flatMap((item) => put(item) ?? []) }
    case 'table': {
      const rows = block.rows.map((row) => row.map((cell) => cell && fillOrAsk(cell, values)))
      return { ...block, caption: fillOrAsk(block.caption, values), rows }
    }
    case 'facts':
      return {
        ...block,
        items: block.items.map(({ term, value }) => ({ term, value: fillOrAsk(value, values) })),
      }
    case 'picture':
    case 'links':
      return block
  }
}

/** The default text of a page with the values of this school. */
export function getDefaultText(
  { blocks, next, sample }: Page,
  school: SchoolTexts,
): PageText | null {
  if (!blocks) return null
  const values = valuesOf(school)
  const text = blocks.flatMap(
    (block) =>
      fillBlock(typeof block === 'string' ? { kind: 'paragraph', text: block } : block, values) ??
      [],
  )
  const links: Block[] = next ? [{ kind: 'links', items: next.map(toLink) }] : []
  return { blocks: [...text, ...links], ...(sample && { sample }) }
}

function toLink(target: NonNullable<Page['next']>[number]): Link {
  if (typeof target === 'string') return { text: getPageAt(target).title, path: target }
  const [text, path] = target
  return { text, path }
}

/** Every default text by the row of its page, with the values of the default school. */
export const defaultTexts: Readonly<Record<string, PageText>> = Object.fromEntries(
  pages.flatMap((page) => {
    const text = getDefaultText(page, { ...defaultSchool, ...defaultFigures })
    return text ? [[page.row, text]] : []
  }),
)

/** The heading of the table of contents. */
export const contentsTexts = { title: 'On this page' } as const

/** The texts around the links of a page without content. */
export const awaitingTexts = {
  meanwhile: 'See also',
} as const
