/** The fee of each class in rupees, from the youngest to class VIII. The period is not given. */
export const feesByClass = [
  { className: 'Toddler', fee: 6650 },
  { className: 'Nursery', fee: 7350 },
  { className: 'LKG', fee: 8150 },
  { className: 'UKG', fee: 9150 },
  { className: 'I', fee: 9450 },
  { className: 'II', fee: 10850 },
  { className: 'III', fee: 11450 },
  { className: 'IV', fee: 12200 },
  { className: 'V', fee: 15050 },
  { className: 'VI', fee: 15600 },
  { className: 'VII', fee: 16150 },
  { className: 'VIII', fee: 16750 },
] as const

/** The classes that the school has and that list does not: the office names their fee. */
const classesWithoutFigure = ['IX', 'X'] as const

/** The fee of a class in rupees; null where the office names it. */
export type ClassFee = { className: string; fee: number | null }

/** What the site says while the CMS has no fees. */
export const feesOfTheSite: readonly ClassFee[] = [
  ...feesByClass,
  ...classesWithoutFigure.map((className) => ({ className, fee: null })),
]

export const feesTitle = 'Fees by class'

export const feeColumns = ['Class', 'Fee (Rs.)'] as const

const indian = new Intl.NumberFormat('en-IN')

/** An amount with Indian commas and no sign: 16750 as "16,750". */
export function rupees(amount: number): string {
  return indian.format(amount)
}
