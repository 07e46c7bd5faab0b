import { feeMessages, type ClassFee } from '../../content/pages/admission/fees.ts'
import { monthOfDay, parseDay, parseMonth, type Day, type Month } from './calendar.ts'

type FeeField = 'class' | 'transport' | 'month' | 'paid'

/** What a parent asks: which class, with transport or not, whose month's fee, paid on which day. */
export type FeeQuestion = { className: string; transport: boolean; month: Month; paid: Day }

export type FeeErrors = Partial<Record<FeeField, string>>

/** The question in an address, or what is wrong with it, field by field. */
export function readQuestion(
  query: Readonly<Partial<Record<string, string>>>,
  fees: readonly ClassFee[],
): FeeQuestion | { errors: FeeErrors } {
  const { class: className = '', transport = '', month: asked = '', paid: day = '' } = query
  const paid = parseDay(day)
  const month = asked === '' ? paid && monthOfDay(paid) : parseMonth(asked)
  const errors: FeeErrors = {
    ...(fees.some((row) => row.className === className) ? {} : { class: feeMessages.class }),
    ...(transport === 'yes' || transport === 'no' ? {} : { transport: feeMessages.transport }),
    ...(paid ? {} : { paid: day === '' ? feeMessages.noDay : feeMessages.day(day) }),
    ...(asked === '' || month ? {} : { month: feeMessages.month(asked) }),
  }
  if (!paid || !month || Object.keys(errors).length > 0) return { errors }
  return { className, transport: transport === 'yes', month, paid }
}
