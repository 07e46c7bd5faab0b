import { log } from './log.ts'
import { processGlobal } from './process-global.ts'

/** What is made of many rows, or at a request, outside of the pages. */
export const parts = ['search', 'feed', 'calendar', 'sitemap', 'offline-list', 'card'] as const

export type Part = (typeof parts)[number]

/** What failed when it was last made, by a name within its part. */
const failing = processGlobal('failing parts', () => new Map<string, Part>())

function record(part: Part, name: string, problems: readonly unknown[]): void {
  const key = `${part} ${name}`
  failing.delete(key)
  if (problems.length === 0) return
  failing.set(key, part)
  // The message of an error may contain a text of the row.
  const kinds = problems.map((problem) => (problem instanceof Error ? problem.name : 'unknown'))
  log.error({ event: 'part-failing', part, of: name, errors: [...new Set(kinds)] })
}

/** The parts that lack a row, or failed, when they were last made. */
export const failingParts = (): ReadonlySet<Part> => new Set(failing.values())

/** What `make` returns for each row. A row for which it throws is left out and logged: it never ends the list. */
export function madeOfRows<Row, Made>(
  part: Part,
  name: string,
  rows: readonly Row[],
  make: (row: Row, index: number) => Made,
): Made[] {
  const problems: unknown[] = []
  const made = rows.flatMap((row, index) => {
    try {
      return [make(row, index)]
    } catch (error) {
      problems.push(error)
      return []
    }
  })
  record(part, name, problems)
  return made
}

/** The result of some work of a part, whose failure `/api/health` reports until it succeeds. Throws as the work does. */
export async function observed<Result>(
  part: Part,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work()
    record(part, name, [])
    return result
  } catch (error) {
    record(part, name, [error])
    throw error
  }
}
