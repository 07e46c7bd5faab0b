import type { Input } from '../inputs/make-inputs.ts'
import type { Seen } from './audience.ts'

/** What came of showing texts in one way. */
export type Count = {
  given: number
  shown: number
  executed: Set<number>
  forbidden: Set<number>
  /** What was asked of hosts that nobody has named. */
  strangers: string[]
}

const MOST_EXAMPLES = 3
/** Some lead their own document elsewhere, which is not to execute something. */
const SHOWN_OF_100 = 95

export const newCount = (): Count => ({
  ...{ given: 0, shown: 0, strangers: [] },
  ...{ executed: new Set<number>(), forbidden: new Set<number>() },
})

export function addTo(count: Count, given: number, seen: Seen): void {
  count.given += given
  count.shown += seen.shown
  for (const id of seen.executed) count.executed.add(id)
  for (const id of seen.forbidden) count.forbidden.add(id)
}

export const sentenceOf = ({ given, shown, executed, forbidden, strangers }: Count): string =>
  `${given} texts, ${shown} shown, ${executed.size} executed, ${forbidden.size} became what they must not, ${strangers.length} requests to strangers`

/** What is wrong with it, in words, with a few of the texts. */
export function faultsOf(what: string, count: Count, inputs: readonly Input[]): string[] {
  const examples = (ids: Set<number>) =>
    inputs
      .filter(({ id }) => ids.has(id))
      .slice(0, MOST_EXAMPLES)
      .map(({ id, text }) => `    ${id}: ${JSON.stringify(text)}`)
  const faults: string[] = []
  if (count.executed.size > 0)
    faults.push(`${what}: ${count.executed.size} executed`, ...examples(count.executed))
  if (count.forbidden.size > 0)
    faults.push(
      `${what}: ${count.forbidden.size} became what they must not`,
      ...examples(count.forbidden),
    )
  if (count.strangers.length > 0)
    faults.push(
      `${what}: ${count.strangers.length} requests to strangers, first ${count.strangers[0]}`,
    )
  if (count.shown < (count.given * SHOWN_OF_100) / 100)
    faults.push(`${what}: only ${count.shown} of ${count.given} were shown`)
  return faults
}
