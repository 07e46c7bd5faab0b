/** The fee of a class in rupees; null if the office states it. */
export type ClassFee = { className: string; fee: number | null }
