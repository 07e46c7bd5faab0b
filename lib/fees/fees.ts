import 'server-only'
import { z } from 'zod'
import { rupees } from '../messages/values.ts'
import { readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import { requiredText } from '../content/schema/columns.ts'
import { hrefOf } from '../format/href.ts'
import type { Locale } from '../messages/messages.ts'
import type { School } from '../school/school.ts'
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

/**
 * The target of "Pay Fees Online": the school's payment page, or the fee rules if there is none;
 * null if neither says how to pay.
 */
export function payFeesHref(
  locale: Locale,
  { paymentUrl, feeHours }: Pick<School, 'paymentUrl' | 'feeHours'>,
  { named }: { named: (name: string) => { path: string; content: object | null } | null },
): string | null {
  const rules = named('fee_payment_rules')
  const saysHow = rules !== null && (rules.content !== null || feeHours !== '')
  return paymentUrl ?? (saysHow ? hrefOf(locale, rules) : null)
}
