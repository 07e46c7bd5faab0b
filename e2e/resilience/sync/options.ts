import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../../scripts/launcher/problem.mjs'

const count = (otherwise: number) => z.coerce.number().int().min(0).default(otherwise)

const schema = z.object({
  /** Edits while hooks arrive and visitors come. */
  edits: count(200),
  /** Edits of which no hook arrives. */
  lost: count(30),
  kills: count(20),
  /** Edits after each step of the clock. */
  stepped: count(10),
  /** Seen within so long, however it comes about, or not in time; in milliseconds. */
  patience: count(10_000),
  /** What must hold of 95 in 100 edits while hooks arrive, in milliseconds. */
  goal: count(1_000),
  seed: z.coerce.number().int().min(0).optional(),
  /** What is taken away, so that the check must fail: the comparing of states. */
  control: z.enum(['no-reconciler']).optional(),
})

export type FreshnessOptions = z.infer<typeof schema> & { seed: number }

/** The options of the command line; throws a Problem that says which are possible. */
export function readOptions(args: string[]): FreshnessOptions {
  const text = { type: 'string' } as const
  const possible = {
    edits: text,
    lost: text,
    kills: text,
    stepped: text,
    goal: text,
    patience: text,
    seed: text,
    control: text,
  }
  try {
    const options = schema.parse(parseArgs({ args, options: possible }).values)
    return { ...options, seed: options.seed ?? Math.floor(Math.random() * 1e9) }
  } catch {
    throw new Problem(
      'Possible are --edits 200, --lost 30, --kills 20, --stepped 10, --goal 1000, --patience 10000, --seed 7 and --control no-reconciler.',
    )
  }
}
