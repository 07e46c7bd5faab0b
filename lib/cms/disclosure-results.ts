import { z } from 'zod'
import { boardClasses } from '@/content/pages/about/appendix-ix'

const result = z
  .object({
    id: z.number(),
    class: z.enum(boardClasses),
    year: z.number().int(),
    registered: z.number().int().nonnegative(),
    passed: z.number().int().nonnegative(),
    remarks: z.string().nullish(),
    date_created: z.string().nullish(),
    date_updated: z.string().nullish(),
  })
  .transform(({ date_created, date_updated, remarks, ...fields }) => ({
    ...fields,
    remarks: remarks?.trim() || null,
    changed: date_updated ?? date_created ?? null,
  }))

/** What one class achieved in one year's Board examination. */
export type BoardResult = z.infer<typeof result>

/** A row that makes no sense is left out: it must not take the other ones down with it. */
export const boardResults = z
  .array(z.unknown())
  .transform((rows) => rows.flatMap((row) => result.safeParse(row).data ?? []))
