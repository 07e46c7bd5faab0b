import { feeColumns, feesTitle } from '../../../content/pages/admission/fees.ts'
import { listFees } from '../../content/collections/fees.ts'
import { withFigure } from '../../fees/figures.ts'
import type { Table } from './table.ts'

/** The fee of each class that has a figure. */
export const feesTable: Table = {
  name: 'fees',
  title: feesTitle,
  columns: feeColumns,
  rows: async () => withFigure(await listFees()).map(({ className, fee }) => [className, fee]),
}
