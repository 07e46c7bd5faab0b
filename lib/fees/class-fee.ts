import { rupees } from '../messages/values.ts'

/** The fee of a class in rupees; null if the office states it. */
export type ClassFee = { className: string; fee: number | null }

/** The classes with an amount. */
export const withFigure = (fees: readonly ClassFee[]) =>
  fees.flatMap(({ className, fee }) => (fee === null ? [] : { className, fee }))

/** "6,650 to 16,750": the lowest to the highest fee; null without any. */
export function feeRange(fees: readonly ClassFee[]): { lowest: string; highest: string } | null {
  const figures = withFigure(fees).map(({ fee }) => fee)
  if (figures.length === 0) return null
  return { lowest: rupees(Math.min(...figures)), highest: rupees(Math.max(...figures)) }
}
