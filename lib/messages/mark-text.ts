import { createElement, type ReactNode } from 'react'
import type { Language } from 'school-schema/language-list'
import { passagesOf } from './passages.ts'

/** A plain text on a page in a language, with each passage in another one marked (WCAG 3.1.2). */
export function markText(text: string | null | undefined, around: Language): ReactNode {
  const passages = text ? passagesOf(text, around) : []
  if (passages.every(({ lang }) => lang === null)) return text
  const parts = passages.map(({ text: part, lang }, key) =>
    lang ? createElement('span', { key, lang }, part) : part,
  )
  // A single element, like the text before: in a flex container each part would be an item.
  return parts.length === 1 ? parts[0] : createElement('span', null, ...parts)
}
