import { t } from '../messages/messages.ts'
import type { SchoolFigures } from '../../content/school.ts'
import { rupees } from '../messages/rupees.ts'
import type { ClassFee } from './class-fee.ts'
import {
  dayOfMonth,
  isSunday,
  monthOfDay,
  parseDay,
  parseMonth,
  type Day,
  type Month,
} from 'school-schema/day'

/** The query of the fee helper: class, transport or not, month of the fee, day of payment. */
export type FeeQuestion = { className: string; transport: boolean; month: Month; paid: Day }

export type FeeErrors = Partial<Record<'class' | 'transport' | 'month' | 'paid', string>>

/** The query in an address, or the error of each field. The default day is today, YYYY-MM-DD. */
export function readQuestion(
  query: Readonly<Partial<Record<string, string>>>,
  fees: readonly ClassFee[],
  today: string,
): FeeQuestion | { errors: FeeErrors } {
  const { class: className = '', transport = '', month: asked = '', paid: day = '' } = query
  const paid = parseDay(day || today)
  const month = asked === '' ? paid && monthOfDay(paid) : parseMonth(asked)
  const errors: FeeErrors = {
    ...(fees.some((row) => row.className === className) ? {} : { class: t('fees.errors.class') }),
    ...(transport === 'yes' || transport === 'no' ? {} : { transport: t('fees.errors.transport') }),
    ...(paid ? {} : { paid: t('fees.errors.day', { text: day }) }),
    ...(asked === '' || month ? {} : { month: t('fees.errors.month', { text: asked }) }),
  }
  if (!paid || !month || Object.keys(errors).length > 0) return { errors }
  return { className, transport: transport === 'yes', month, paid }
}

/**
 * Applies the rules: a fee is due by a day of its month, from the next day there is one fine, and
 * dues over some months lead to the name being struck off: the fee has been due for longer, and so
 * have more than these months' fees. A rule without its figure does not apply.
 *
 * The rules mention the fine once and do not repeat it each month, so neither does this.
 */
export function answerFees(
  { className, transport, month, paid }: FeeQuestion,
  fees: readonly ClassFee[],
  { feeDueDay, lateFineTuition, lateFineTransport, strikeOffMonths }: SchoolFigures,
) {
  const dueAfter = (months: number | null) =>
    feeDueDay === null || months === null ? null : dayOfMonth(month, feeDueDay, months)
  const [due, lastDay] = [dueAfter(0), dueAfter(strikeOffMonths)]
  const isLate = due !== null && paid > due
  return {
    /** As the table lists it; null for a class without an amount. */
    fee: fees.find((row) => row.className === className)?.fee ?? null,
    /** null if the office states it. */
    due,
    isLate,
    /** Zero while nothing is due, and for transport that is not used. */
    fines: {
      tuition: isLate ? (lateFineTuition ?? 0) : 0,
      transport: isLate && transport ? (lateFineTransport ?? 0) : 0,
    },
    /** The name is struck off: the fee has been due for longer than allowed. */
    isStruckOff: lastDay !== null && paid > lastDay,
    isPaidOnSunday: isSunday(paid),
  }
}

/** The classes with an amount. */
export const withFigure = (fees: readonly ClassFee[]) =>
  fees.flatMap(({ className, fee }) => (fee === null ? [] : { className, fee }))

/** "6,650 to 16,750": the lowest to the highest fee; null without any. */
export function feeRange(fees: readonly ClassFee[]): { lowest: string; highest: string } | null {
  const figures = withFigure(fees).map(({ fee }) => fee)
  if (figures.length === 0) return null
  return { lowest: rupees(Math.min(...figures)), highest: rupees(Math.max(...figures)) }
}
