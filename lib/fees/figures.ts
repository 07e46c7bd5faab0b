import { type ClassFee, rupees } from '../../content/pages/admission/fees.ts'

/** The classes whose fee is a figure. */
export const withFigure = (fees: readonly ClassFee[]) =>
  fees.flatMap(({ className, fee }) => (fee === null ? [] : { className, fee }))

/** "6,650 to 16,750": from the lowest fee to the highest; null when there is no figure. */
export function feeRange(fees: readonly ClassFee[]): { lowest: string; highest: string } | null {
  const figures = withFigure(fees).map(({ fee }) => fee)
  if (figures.length === 0) return null
  return { lowest: rupees(Math.min(...figures)), highest: rupees(Math.max(...figures)) }
}
