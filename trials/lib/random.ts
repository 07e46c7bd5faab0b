import fc from 'fast-check'

/** Numbers from 0 up to 1; the same seed gives the same numbers. */
export type Random = () => number

const RANGE = 2 ** 32
const fraction = fc.integer({ min: 0, max: RANGE - 1 }).map((number) => number / RANGE)

/** A stream of generated values; the same seed gives the same values. */
export function streamOf<Value>(arbitrary: fc.Arbitrary<Value>, seed: number): () => Value {
  const values = fc.infiniteStream(fc.noBias(arbitrary), { noHistory: true })
  const [stream] = fc.sample(values, { numRuns: 1, seed })
  if (!stream) throw new Error('fast-check generated nothing')
  return () => {
    const next = stream.next()
    if (next.done) throw new Error('The stream of fast-check has ended')
    return next.value
  }
}

/** For choices that depend on the system's behaviour, which cannot be generated in advance. */
export const randomFrom = (seed: number): Random => streamOf(fraction, seed)

/** A random number between two. */
export const between = (random: Random, lowest: number, highest: number) =>
  lowest + random() * (highest - lowest)
