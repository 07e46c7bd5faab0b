import 'server-only'
import tailwind from '../../../tailwind.config.ts'
import type { Card } from './card.ts'
import { drawable } from './drawable.ts'
import { drawWords, type WordsPicture } from './words/draw-words.ts'

const colour = tailwind.theme.extend.colors.ink.DEFAULT

/** The room that a card has for them. */
const title = { width: 476, height: 340, sizes: [60, 50, 42, 36], colour } as const
const school = { width: 370, height: 92, sizes: [32, 26], colour } as const

export type DrawnWords = Record<'school' | 'title', WordsPicture | null>

/** The words of a card that the drawing library cannot set, as pictures; null for what it can. */
export async function drawCardWords(card: Card): Promise<DrawnWords> {
  const drawUnless = async (text: string, style: typeof title | typeof school) =>
    drawable(text, text.length) === null ? drawWords(text, style) : null
  return {
    school: await drawUnless(card.school, school),
    title: await drawUnless(card.title, title),
  }
}
