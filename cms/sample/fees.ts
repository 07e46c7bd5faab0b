import { feesOfTheSite } from '../../content/pages/admission/fees.ts'

/** The figures that the school gave: they are its own, and not sample. */
export const firstFees = feesOfTheSite.map(({ className, fee }, index) => ({
  ...{ class_name: className, amount: fee, sort: index + 1, sample: false },
}))
