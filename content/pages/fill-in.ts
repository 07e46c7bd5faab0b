import { defaultSchool } from '../school.ts'
import type { Block, PageText } from '../text.ts'

/** The school's own words, by the names that stand for them in a text. */
export type SchoolWords = { readonly [Word in keyof typeof defaultSchool]: string }

function isWord(name: string): name is keyof SchoolWords {
  return Object.hasOwn(defaultSchool, name)
}

/** Puts the school's words where a text has `{name}`, `{phone}` and so on. */
export function fillIn(text: PageText, school: SchoolWords): PageText {
  const put = (words: string) =>
    words.replace(/\{(\w+)\}/g, (token, name: string) => (isWord(name) ? school[name] : token))
  return { ...text, blocks: text.blocks.map((block) => fillBlock(block, put)) }
}

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
