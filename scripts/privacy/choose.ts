import { createInterface } from 'node:readline/promises'
import { Problem } from '../launcher/problem.mjs'
import type { Found } from './find.ts'

const NAMES = ['student_name', 'name']

/** One line for each enquiry that was found: a number to choose it by, the child, the form and the day. */
export function describeFound(found: readonly Found[]): string[] {
  return found.map(({ collection, item }, index) => {
    const name = NAMES.map((field) => item[field]).find((value) => typeof value === 'string')
    const form = collection === 'admission' ? 'home page form' : 'Take Admission'
    const received = item['received_at'] ?? item['date_created']
    const day = typeof received === 'string' ? received.slice(0, 10) : 'no date'
    return `  ${index + 1}  ${name ?? 'no name'}, ${form}, ${day}`
  })
}

/** The enquiries that an answer such as "1, 3" or "all" names; null when it names none. */
export function chosenFrom<Each>(found: readonly Each[], answer: string): Each[] | null {
  const words = answer
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (words.length === 1 && words[0] === 'all') return [...found]
  const chosen = words.map((word) => (/^\d+$/.test(word) ? found[Number(word) - 1] : undefined))
  const named = chosen.filter((each) => each !== undefined)
  return named.length > 0 && named.length === words.length ? [...new Set(named)] : null
}

/** Asks which of the enquiries to erase. */
export async function askWhich(found: readonly Found[]): Promise<Found[]> {
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: false,
  })
  try {
    const question = 'Which are to be erased? Their numbers, or "all"; nothing to stop: '
    const chosen = chosenFrom(found, await terminal.question(question))
    if (!chosen) throw new Problem('Nothing was erased.')
    return chosen
  } finally {
    terminal.close()
  }
}
