import type { Element, ElementContent } from 'hast'
import { element, text } from './tree.ts'

/** A text or line break, and the marks around it. */
export type Run = { value: string | null; marks: readonly Element[] }

/** The order in which the editor of the CMS nests marks. */
const ORDER = ['a', 'strong', 'em', 's', 'u', 'sub', 'sup']

const isBreak = (run: Run | undefined) => run?.value === null

/** One of each kind, the innermost. */
const inOrder = (marks: readonly Element[]): Element[] =>
  ORDER.flatMap((name) => marks.findLast(({ tagName }) => tagName === name) ?? [])

/** Single spaces, none at the ends of lines; no line breaks at the ends. */
function tidied(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const { value, marks } of runs) {
    const last = kept.at(-1)
    const isStart = !last || isBreak(last) || last.value?.endsWith(' ')
    const collapsed = value?.replace(/[ \t\n\r\f]+/g, ' ') ?? null
    const own = isStart ? (collapsed?.replace(/^ /, '') ?? null) : collapsed
    if (own === '' || (own === null && !last)) continue
    if (own === null && last?.value) last.value = last.value.replace(/ $/, '')
    kept.push({ value: own, marks: inOrder(marks) })
  }
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    last.value = last.value?.replace(/ $/, '') ?? null
    if (last.value) break
    kept.pop()
  }
  return kept.filter(({ value }) => value !== '')
}

const isSame = (one?: Element, other?: Element) =>
  one?.tagName === other?.tagName && one?.properties['href'] === other?.properties['href']

function nested(runs: readonly Run[], depth = 0): ElementContent[] {
  const done: ElementContent[] = []
  for (let at = 0; at < runs.length;) {
    const { value = null, marks = [] } = runs[at] ?? {}
    const mark = marks[depth]
    if (!mark) {
      done.push(value === null ? element('br', []) : text(value))
      at += 1
      continue
    }
    const rest = runs.slice(at)
    const end = rest.findIndex((run) => !isSame(run.marks[depth], mark))
    const own = end < 0 ? rest : rest.slice(0, end)
    done.push({ ...mark, children: nested(own, depth + 1) })
    at += own.length
  }
  return done
}

/** Word writes the signs of its lists as text; the website makes a list of bullets. */
function withBullet([first, ...others]: Run[]): Run[] {
  if (!first?.value) return []
  return [{ ...first, value: first.value.replace(/^[·§](?=\s|$)/, '•') }, ...others]
}

/** The paragraphs of a line of runs; an empty line begins another. */
export function paragraphsOf(runs: readonly Run[]): Element[] {
  const kept = tidied(runs)
  const ends = kept.flatMap((run, at) => (isBreak(run) && isBreak(kept[at - 1]) ? [at] : []))
  const starts = [0, ...ends.map((end) => end + 1)]
  return starts.flatMap((start, at) => {
    const own = tidied(kept.slice(start, ends[at]))
    const isBlank = own.every(
      ({ value }) => value === null || /^[\s\u200B-\u200D\u2060]*$/u.test(value),
    )
    return isBlank ? [] : [element('p', nested(withBullet(own)))]
  })
}
