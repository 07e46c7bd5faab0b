import 'server-only'
import type { z } from 'zod'
import { processWide } from '../process-wide.ts'
import type { AnySource } from './source.ts'

type Rows = Map<string, unknown>

/** The rows of the last answers as they were parsed, by their text. */
const parsedRows = processWide('parsed-rows', () => new Map<string, Rows>())

/**
 * An answer of the CMS as the site speaks of it. Of a long list only the rows that are new or have
 * changed are parsed and sanitised; the others are the very objects of the last answer.
 */
export function parseAnswer(
  { key, row, answer }: AnySource,
  raw: unknown,
): { success: true; data: unknown } | { success: false; error: z.ZodError } {
  if (!row || !Array.isArray(raw)) return answer.safeParse(raw)
  const before = parsedRows.get(key)
  const rows: Rows = new Map()
  const data: unknown[] = []
  for (const each of raw) {
    const text = JSON.stringify(each)
    const known = before?.get(text)
    const parsed = known === undefined ? row.safeParse(each) : { success: true, data: known }
    // Asked as a whole, it says which row it is.
    if (!parsed.success) return answer.safeParse(raw)
    rows.set(text, parsed.data)
    data.push(parsed.data)
  }
  parsedRows.set(key, rows)
  return { success: true, data }
}
