import { feeColumns, feesByClass, feesTitle } from '../../content/pages/admission/fees.ts'
import type { Table } from './table.ts'

/** The fee of each class that has a figure. */
export const feesTable: Table = {
  name: 'fees',
  title: feesTitle,
  columns: feeColumns,
  rows: async () => feesByClass.map(({ className, fee }) => [className, fee]),
}
