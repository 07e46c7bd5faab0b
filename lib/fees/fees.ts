import 'server-only'
import { z } from 'zod'
import { rupees } from '../messages/values.ts'
import { readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import { requiredText } from '../content/schema/columns.ts'
import type { Language } from 'school-schema/languages'

/** The fee of a class in rupees; null if the office states it. */
export type ClassFee = { className: string; fee: number | null }

const row = z
  .object({
    class_name: requiredText,
    amount: z.number().int().nonnegative().nullable(),
  })
  .transform(({ class_name, amount }): ClassFee => ({ className: class_name, fee: amount }))

export const feesSource = defineList({
  key: 'fees',
  collection: 'fee',
  row,
  sort: ['sort', 'id'],
  absent: [],
  views: (rows) => ({ all: () => rows }),
})

/** The fee of each class in the order set by the office. */
export const listFees = (language: Language): Promise<readonly ClassFee[]> =>
  readView(language, feesSource, 'all')

/** The classes with an amount. */
export const withFigure = (fees: readonly ClassFee[]) =>
  fees.flatMap(({ className, fee }) => (fee === null ? [] : { className, fee }))

/** "6,650 to 16,750": the lowest to the highest fee; null without any. */
export function feeRange(fees: readonly ClassFee[]): { lowest: string; highest: string } | null {
  const figures = withFigure(fees).map(({ fee }) => fee)
  if (figures.length === 0) return null
  return { lowest: rupees(Math.min(...figures)), highest: rupees(Math.max(...figures)) }
}
