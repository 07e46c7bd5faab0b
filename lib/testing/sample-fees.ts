import { sampleRowsOf } from 'school-schema/sample/sample'
import type { ClassFee } from '../fees/fees.ts'

/** The fees of the sample school. */
export const sampleFees: readonly ClassFee[] = sampleRowsOf('fee', '2026-11-24').map(
  ({ class_name, amount }) => ({ className: class_name, fee: amount, heads: [], earlier: [] }),
)
