import { neutralise } from '../../../lib/csv/neutralise.ts'

type ExportRequest = {
  body?: { query?: Record<string, unknown>; format?: unknown } | undefined
}

/** Whether rows are being read to become a CSV file; `query` is what Directus was asked for. */
export function isForSpreadsheet(query: { export?: unknown } | undefined): boolean {
  return typeof query?.export === 'string' && query.export.startsWith('csv')
}

/** The same with every text made safe to open in a spreadsheet; other values stay. */
export function neutralised(value: unknown): unknown {
  if (typeof value === 'string') return neutralise(value)
  if (Array.isArray(value)) return value.map(neutralised)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, neutralised(part)]))
}

/**
 * An export into the file library names its format beside the query. Written into it, as the
 * download has it, one rule serves both.
 */
export function markExport({ body }: ExportRequest): void {
  if (!body?.query || typeof body.format !== 'string') return
  body.query['export'] = body.format
}

// A date is an object too, and stays one.
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && value.constructor === Object
}
