import { fillIn } from '../../content/pages/texts.ts'
import { defaultSchool } from '../../content/school.ts'
import type { Page } from '../../content/pages/page.ts'
import type { Block } from '../../content/text.ts'

type Kind = Block['kind']

/** The blocks of one kind in a page's text, with the school's words put in. */
export function blocksOf<K extends Kind>(
  { blocks = [] }: Pick<Page, 'blocks'>,
  kind: K,
): Extract<Block, { kind: K }>[] {
  const isOfKind = (block: Block): block is Extract<Block, { kind: K }> => block.kind === kind
  return fillIn({ blocks }, defaultSchool).blocks.filter(isOfKind)
}
