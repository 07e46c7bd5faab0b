/** The newest of some dates in ISO 8601; null when there is none. */
export function newest(dates: readonly (string | null | undefined)[]): string | null {
  return (
    dates
      .flatMap((date) => date ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}
