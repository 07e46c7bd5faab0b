import { defaultSchool } from '../school.ts'
import type { Block, Link, PageText } from '../text.ts'
import { getPageAt, pages } from './index.ts'
import type { Page } from './page.ts'

/** The values of the placeholders in texts. */
export type SchoolTexts = { readonly [Word in keyof typeof defaultSchool]: string }

function isWord(name: string): name is keyof SchoolTexts {
  return Object.hasOwn(defaultSchool, name)
}

/** Fills the placeholders of a block, such as `{name}` and `{phone}`. */
function fillBlock(block: Block, put: (words: string) => string): Block {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: put(block.text) }
    case 'list':
      return { ...block, items: block.items.map(put) }
    case 'table':
      return { ...block, caption: put(block.caption), rows: block.rows.map((row) => row.map(put)) }
    case 'facts':
      return {
        ...block,
        items: block.items.map(({ term, value }) => ({ term, value: put(value) })),
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
  const put = (words: string) =>
    words.replace(/\{(\w+)\}/g, (token, name: string) => (isWord(name) ? school[name] : token))
  const text = blocks.map((block) =>
    typeof block === 'string'
      ? fillBlock({ kind: 'paragraph', text: block }, put)
      : fillBlock(block, put),
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
    const text = getDefaultText(page, defaultSchool)
    return text ? [[page.row, text]] : []
  }),
)

/** The heading of the table of contents. */
export const contentsTexts = { title: 'On this page' } as const

/** The texts around the links of a page without content. */
export const awaitingTexts = {
  meanwhile: 'See also',
} as const
