import { pick, type Random } from '../random.ts'
import { contracts, type Contract } from './contracts.ts'
import { onAnswers, onRows, type Operator } from './operators.ts'

export type Mutator = {
  /** Breaks the CMS's answer to a question of the site; null when it is no such answer. */
  mutate: (address: string, body: Buffer) => Buffer | null
  /** How many bodies each operator has broken. */
  counts: Map<string, number>
}

/** Breaks each answer in a way that the seed chooses. */
export function createMutator(random: Random): Mutator {
  const counts = new Map<string, number>()
  return {
    counts,
    mutate(address, body) {
      const { pathname, searchParams } = new URL(address, 'http://cms')
      const contract = contracts.get(pathname)
      if (!contract || [...searchParams.keys()].some((key) => key.startsWith('aggregate'))) {
        return null
      }
      const { name, broken } = breakAnswer(random, contract, body.toString())
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return broken
    },
  }
}

type Named = [name: string, operator: Operator]

/** One answer, broken by one operator. */
export function breakAnswer(
  random: Random,
  contract: Contract,
  body: string,
): { name: string; broken: Buffer } {
  const { data } = JSON.parse(body) as { data: unknown }
  const rows = (Array.isArray(data) ? data : [data]) as Record<string, unknown>[]
  const operators = { ...onAnswers, ...(rows.length > 0 && onRows) }
  const [name, operate] = pick(random, Object.entries(operators) as [Named, ...Named[]])
  return { name, broken: Buffer.from(operate({ random, contract, data, rows })) }
}
