export type Values = Record<string, string | readonly string[]>

const NAME = /@([A-Z_]+)@/

/**
 * Fills a template in: each @NAME@ with its value. A line with a name of several values is repeated
 * for each of them. Throws when a name has no value.
 */
export function fillTemplate(template: string, values: Values): string {
  return template
    .split('\n')
    .flatMap((line) => fillLine(line, values))
    .join('\n')
}

function fillLine(line: string, values: Values): string[] {
  // A comment that speaks of names keeps them.
  const name = /^\s*#/.test(line) ? undefined : NAME.exec(line)?.[1]
  if (name === undefined) return [line]
  const value = values[name]
  if (value === undefined) throw new Error(`No value is known for @${name}@.`)
  const each = typeof value === 'string' ? [value] : value
  return each.flatMap((one) =>
    fillLine(
      line.replaceAll(`@${name}@`, () => one),
      values,
    ),
  )
}
