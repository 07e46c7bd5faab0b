import { facts } from '../../content/facts.ts'
import { type ClassFee, rupees } from '../../content/pages/admission/fees.ts'
import { dayOfMonth, isSunday, type Day } from './calendar.ts'
import type { FeeQuestion } from './question.ts'

export type FeeAnswer = {
  /** As the table lists it; null for a class without a figure. */
  fee: number | null
  due: Day
  isLate: boolean
  /** Zero while nothing is due, and for transport that is not used. */
  fines: { tuition: number; transport: number }
  /** The name is struck off: the fee has been due for more than the months allowed. */
  isStruckOff: boolean
  isPaidOnSunday: boolean
}

/**
 * What the rules say: a fee is due by the 15th of its month, from the 16th there is one fine, and
 * dues over three months lead to the name being struck off. From the 16th of the third month after,
 * the fee has been owed for over three months, and so have more than three months' fees.
 *
 * The rules name the fine once and say nothing of charging it again each month: nor does this.
 */
export function answerFees(
  { className, transport, month, paid }: FeeQuestion,
  fees: readonly ClassFee[],
): FeeAnswer {
  const due = dayOfMonth(month, facts.feesDueDay)
  const lastDay = dayOfMonth(month, facts.feesDueDay, facts.strikeOffMonths)
  const isLate = paid > due
  return {
    fee: fees.find((row) => row.className === className)?.fee ?? null,
    due,
    isLate,
    fines: {
      tuition: isLate ? facts.lateFineTuition : 0,
      transport: isLate && transport ? facts.lateFineTransport : 0,
    },
    isStruckOff: paid > lastDay,
    isPaidOnSunday: isSunday(paid),
  }
}

/** The classes whose fee is a figure. */
export const withFigure = (fees: readonly ClassFee[]) =>
  fees.flatMap(({ className, fee }) => (fee === null ? [] : { className, fee }))

/** "6,650 to 16,750": from the lowest fee to the highest; null when there is no figure. */
export function feeRange(fees: readonly ClassFee[]): { lowest: string; highest: string } | null {
  const figures = withFigure(fees).map(({ fee }) => fee)
  if (figures.length === 0) return null
  return { lowest: rupees(Math.min(...figures)), highest: rupees(Math.max(...figures)) }
}
