import 'server-only'
import { z } from 'zod'
import type { ClassFee } from './class-fee.ts'
import { readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import { requiredText } from '../content/schema/columns.ts'

const row = z
  .object({
    class_name: requiredText,
    amount: z.number().int().nonnegative().nullable(),
  })
  .transform(({ class_name, amount }): ClassFee => ({ className: class_name, fee: amount }))

export const feesSource = defineList({
  key: 'fees',
  collection: 'fee',
  row,
  sort: ['sort', 'id'],
  absent: [],
  views: (rows) => ({ all: () => rows }),
})

/** The fee of each class in the order set by the office. */
export const listFees = (): Promise<readonly ClassFee[]> => readView(feesSource, 'all')
