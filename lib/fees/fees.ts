import 'server-only'
import { z } from 'zod'
import {
  FEE_PERIODS,
  parseEarlierFee,
  parseFeeHead,
  parsePeriodOfAll,
  parseLines,
  type EarlierFee,
  type FeeHead,
} from 'school-schema/fees'
import { rupees } from '../messages/values.ts'
import { readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import { optional, requiredText, text } from '../content/schema/columns.ts'
import type { School } from '../school/school.ts'
import type { Language } from 'school-schema/languages'

/** What a UPI app fills in: the rupees, which it then does not let be changed, and a note. */
type Payment = { amount?: number | null; note: string }

/** The link of a payment to the school, by the specification of the NPCI; null if the school has no UPI address. */
export function upiHref(
  { upiId, name }: Pick<School, 'upiId' | 'name'>,
  { amount = null, note }: Payment,
): string | null {
  if (!upiId) return null
  const values = {
    pa: upiId,
    pn: name,
    ...(amount && { am: `${amount}.00` }),
    cu: 'INR',
    // Longer notes are cut by some banks.
    tn: note.slice(0, 50),
  }
  const query = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  // Apps of banks read the @ only as it is.
  return `upi://pay?${query.join('&').replace('%40', '@')}`
}

/** The fee of a class in rupees; null if the office states it. With its parts and those of earlier sessions, if the school lists them. */
export type ClassFee = {
  /** The row of the CMS. */
  id?: number | null
  className: string
  fee: number | null
  heads: readonly FeeHead[]
  earlier: readonly EarlierFee[]
}

const row = z
  .object({
    id: optional(z.number()),
    class_name: requiredText,
    amount: z.number().int().nonnegative().nullable(),
    heads: text,
    earlier: text,
  })
  .transform(({ id, class_name, amount, heads, earlier }): ClassFee => ({
    id,
    className: class_name,
    fee: amount,
    heads: parseLines(heads, parseFeeHead),
    earlier: parseLines(earlier, parseEarlierFee),
  }))

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
  fees.flatMap(({ id, className, fee }) => (fee === null ? [] : { id, className, fee }))

/** What a class pays in a year; null if the period of its one amount is not known. */
export function totalOfYear({ fee, heads }: ClassFee, period: string | null): number | null {
  if (heads.length > 0)
    return heads.reduce((sum, { amount, period }) => sum + amount * FEE_PERIODS[period], 0)
  const often = period && parsePeriodOfAll(period)
  return fee !== null && often && often !== 'once' ? fee * FEE_PERIODS[often] : null
}

/** "6,650 to 16,750": the lowest to the highest fee; null without any. */
export function feeRange(fees: readonly ClassFee[]): { lowest: string; highest: string } | null {
  const figures = withFigure(fees).map(({ fee }) => fee)
  if (figures.length === 0) return null
  return { lowest: rupees(Math.min(...figures)), highest: rupees(Math.max(...figures)) }
}
