import { neutralise } from '../../../lib/feeds/neutralise.ts'

/** Whether rows are being read to become a CSV file; `query` is what Directus was asked for. */
export function isForSpreadsheet(query: { export?: unknown } | undefined): boolean {
  return typeof query?.export === 'string' && query.export.startsWith('csv')
}

/** The same row with every text made safe to open in a spreadsheet. */
export const neutralised = (row: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'string' ? neutralise(value) : value,
    ]),
  )
