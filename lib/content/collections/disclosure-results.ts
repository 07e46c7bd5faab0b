import { z } from 'zod'
import { boardClasses } from '@/content/pages/about/appendix-ix'

const figure = z.number().nullable()

const row = z.object({
  id: z.number(),
  ...{ class: z.string().nullable(), year: figure, registered: figure, passed: figure },
  remarks: z.string().nullish(),
  date_created: z.string().nullish(),
  date_updated: z.string().nullish(),
})

/** What an editor may have left out, or have typed without meaning. */
const sensible = z.object({
  class: z.enum(boardClasses),
  year: z.number().int(),
  registered: z.number().int().nonnegative(),
  passed: z.number().int().nonnegative(),
})

/** What one class achieved in one year's Board examination. */
export type BoardResult = z.infer<typeof sensible> & {
  id: number
  remarks: string | null
  /** When it last changed, ISO 8601. */
  changed: string | null
}

/** A result, or null for a row that an editor has left incomplete. */
export const boardResult = row.transform(
  ({ id, remarks, date_created, date_updated, ...given }): BoardResult | null => {
    const { data } = sensible.safeParse(given)
    if (!data) return null
    const changed = date_updated ?? date_created ?? null
    return { id, ...data, remarks: remarks?.trim() || null, changed }
  },
)
