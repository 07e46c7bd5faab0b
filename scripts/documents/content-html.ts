import { fillIn } from '../../content/pages/fill-in.ts'
import { defaultSchool } from '../../content/school.ts'
import type { Block, PageText } from '../../content/text.ts'

type Kind = Block['kind']

/** The blocks of one kind in a page's text, with the school's words put in. */
export function blocksOf<K extends Kind>(text: PageText, kind: K): Extract<Block, { kind: K }>[] {
  const isOfKind = (block: Block): block is Extract<Block, { kind: K }> => block.kind === kind
  return fillIn(text, defaultSchool).blocks.filter(isOfKind)
}
