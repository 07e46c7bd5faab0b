import fc from 'fast-check'

/** Numbers from 0 up to 1, the same ones again for the same seed. */
export type Random = () => number

const RANGE = 2 ** 32
const fraction = fc.integer({ min: 0, max: RANGE - 1 }).map((number) => number / RANGE)

/** For choices that depend on what the system does, which cannot be sampled in advance. */
export function randomFrom(seed: number): Random {
  const [stream] = fc.sample(fc.infiniteStream(fc.noBias(fraction), { noHistory: true }), {
    numRuns: 1,
    seed,
  })
  return () => stream?.next().value ?? 0
}

/** So many generated values, the same ones again for the same seed. */
export const sampleOf = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number, seed: number) =>
  fc.sample(fc.noBias(arbitrary), { numRuns, seed })

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

/** A number between two. */
export const between = (random: Random, lowest: number, highest: number) =>
  lowest + random() * (highest - lowest)
