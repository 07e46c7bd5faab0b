import { z } from 'zod'

/**
 * The schemas of a list, for a source. Each row is parsed by itself; one that says nothing to visitors
 * is parsed as null and left out.
 */
export function listOf<Row>(row: z.ZodType<Row>) {
  const isSaying = (each: Row): each is NonNullable<Row> => each !== null
  return { row, answer: z.array(row).transform((rows) => rows.filter(isSaying)) }
}
