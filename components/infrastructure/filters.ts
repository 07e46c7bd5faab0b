/** The filter that an address asks for; what nobody offers, or nothing, is the first, which shows all. */
export function pickFilter(
  filters: readonly [string, ...string[]],
  asked: string | null | undefined,
) {
  return filters.find((filter) => filter === asked) ?? filters[0]
}
