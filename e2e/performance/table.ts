/** A Markdown table with aligned columns, the first with text, all others with figures. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) =>
    Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  )
  const pad = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  const lines = [head, rule, ...rows].map((row) => `| ${row.map(pad).join(' | ')} |`)
  return lines.join('\n')
}
