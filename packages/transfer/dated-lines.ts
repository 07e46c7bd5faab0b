import type { Element, Root } from 'hast'
import { elementsIn, htmlOf, isElement, textOf } from './html/tree.ts'

/** A day is within this many words and signs of the beginning or end of its line. */
const WITHIN = 24
const OTHER = String.raw`[^\p{L}\p{M}\p{N}]`
const AROUND = new RegExp(`^${OTHER}+|${OTHER}+$`, 'gu')
/** Between a title and a day. */
const CONNECTED =
  /[^\p{L}\p{M}\p{N})]*(?:(?<![\p{L}\p{M}])(?:dated?|dt|from|on|दिनांक|तारीख|তারিখ)[^\p{L}\p{M}\p{N}]*)?$/iu

/** The words of a link after a title. */
const LINK_WORDS =
  /[\s([–-]+(?:pdf|download|view|click here|new|डाउनलोड(?: करें)?|यहाँ क्लिक करें|देखें|ডাউনলোড|দেখুন)[\s)\].!]*$/iu

/** A title without the words of a link after it. */
export const withoutLinkWords = (title: string): string => title.replace(LINK_WORDS, '').trim()

/** A line of a list: "12/05/2024 - Winter uniform", "Winter uniform (12/05/2024)"; `days` as they are written. */
type DatedLine = { title: string; days: string; html: string }
type IsDay = (written: string) => boolean
/** Whether a line may end with its day: a sentence does so too, unless a sign is before the day. */
type Ends = 'no' | 'after-sign' | 'yes'

/** The longest beginning or end of a text that is a day, and the rest. */
function datedText(text: string, ends: Ends, isDay: IsDay): Omit<DatedLine, 'html'> | null {
  const parts = text.split(/(?<=[\s:–—|()-])|(?=[\s:–—|()-])/u)
  const isLast = ends !== 'no'
  for (let count = Math.min(WITHIN, parts.length - 1); count > 0; count -= 1) {
    const at = isLast ? parts.length - count : count
    const [before, after] = [parts.slice(0, at).join(''), parts.slice(at).join('')]
    if (ends === 'after-sign' && !/[:–—|(-]\s*$/.test(before)) continue
    const [written, rest] = isLast ? [after, before.replace(CONNECTED, '')] : [before, after]
    const days = written.replace(AROUND, '')
    const title = rest.replace(isLast ? /^\s+/ : AROUND, '')
    if (title.length > 2 && /\p{L}/u.test(title) && /\p{Nd}/u.test(days) && isDay(days))
      return { title, days }
  }
  return null
}

/** The lines of an element that only line breaks separate; none of one that consists of others. */
export function linesIn(element: Element): Root[] {
  if (element.tagName === 'table') return []
  if (elementsIn(element).some(({ tagName }) => /^(?:li|p|table)$/.test(tagName))) return []
  const lines: Root[] = [{ type: 'root', children: [] }]
  for (const child of element.children)
    if (isElement(child) && child.tagName === 'br') lines.push({ type: 'root', children: [] })
    else lines.at(-1)?.children.push(child)
  return lines.length > 1 || /^(?:li|p|dd)$/.test(element.tagName) ? lines : []
}

/** Reads a line that begins with a day, or also one that ends with it, as entries of lists do. */
export function datedLine(line: Root, ends: Ends, isDay: IsDay): DatedLine | null {
  const text = withoutLinkWords(textOf(line))
  const found =
    datedText(text, 'no', isDay) ?? (ends === 'no' ? null : datedText(text, ends, isDay))
  return found && { ...found, html: htmlOf(line) }
}
