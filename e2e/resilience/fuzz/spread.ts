/** At most so many of them, from the first to the last at equal distances. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, index) =>
    items.at(Math.floor((index * items.length) / most)),
  ).filter((item) => item !== undefined)
}
