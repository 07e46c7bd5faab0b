import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../scripts/launcher/problem.mjs'

export const parts = ['alone', 'answers', 'throughput', 'abuse', 'kills', 'two'] as const
export type Part = (typeof parts)[number]

/**
 * What is taken away, so that the check must fail: the fetching of whole answers, the stale cache, the
 * key's sense for navigation payloads, the packing before the cache, what tells the second instance
 * of a change, or the limits of a whole /64.
 */
const controls = ['halves', 'no-stale', 'one-key', 'pack-each', 'untold', 'each-address'] as const
export type Control = (typeof controls)[number]

const schema = z.object({
  /** How long the site's process is killed again and again. */
  seconds: z.coerce.number().int().min(1).default(30),
  rounds: z.coerce.number().int().min(1).default(7),
  /** Longest that a parent may wait during a flood, in seconds. */
  patience: z.coerce.number().int().min(1).default(3),
  only: z.enum(parts).optional(),
  control: z.enum(controls).optional(),
})

export type TrialOptions = z.infer<typeof schema>

/** The part in which a control must show. */
export const partOf: Record<Control, Part> = {
  halves: 'alone',
  'no-stale': 'kills',
  'one-key': 'answers',
  'pack-each': 'throughput',
  untold: 'two',
  'each-address': 'abuse',
}

/** The options of the command line; throws a Problem that says which are possible. */
export function readOptions(args: string[]): TrialOptions {
  const text = { type: 'string' } as const
  const possible = { seconds: text, rounds: text, patience: text, only: text, control: text }
  try {
    return schema.parse(parseArgs({ args, options: possible }).values)
  } catch {
    throw new Problem(
      `Possible are --seconds 180, --rounds 7, --patience 3, --only ${parts.join(' or ')} and --control ${controls.join(' or ')}.`,
    )
  }
}
