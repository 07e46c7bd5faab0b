/** A Markdown table whose columns are as wide as their content, the first of words, all others of figures. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) =>
    Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  )
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    )
    return `| ${cells.join(' | ')} |`
  }
  const rule = widths.map((width, at) => '-'.repeat(at === 0 ? width : width - 1))
  return [
    line(head),
    line(rule.map((dashes, at) => (at === 0 ? dashes : `${dashes}:`))),
    ...rows.map(line),
  ].join('\n')
}

/** The rows of the table in a document whose rows begin with a path. */
export const readRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| /'))
    .map((line) =>
      line
        .slice(2, -2)
        .split(/\s*\|\s*/)
        .map((cell) => cell.trim()),
    )
