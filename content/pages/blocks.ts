import type { Block } from '../text.ts'
import { getPicture, type PictureName } from './pictures.ts'

export function heading(text: string): Block {
  return { kind: 'heading', text }
}

/** A highlighted sentence. */
export function statement(text: string): Block {
  return { kind: 'paragraph', text, large: true }
}

export function bullets(...items: string[]): Block {
  return { kind: 'list', items }
}

export function numbered(...items: string[]): Block {
  return { kind: 'list', items, ordered: true }
}

/** A list of terms with their values, in order. */
export function factList(items: Readonly<Record<string, string>>): Block {
  return { kind: 'facts', items: Object.entries(items).map(([term, value]) => ({ term, value })) }
}

export function picture(name: PictureName): Block {
  return { kind: 'picture', ...getPicture(name) }
}
