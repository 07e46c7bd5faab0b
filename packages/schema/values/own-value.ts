/**
 * The value of a table for a name that somebody may have written; undefined without one. Every object also has
 * `constructor`, `toString` and other names of JavaScript.
 */
export const ownValue = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)
