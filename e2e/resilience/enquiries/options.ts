import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../../scripts/launcher/problem.mjs'

/** What is taken away, so that the check must fail: the CMS's unique key, or the outbox on disk. */
const control = z.enum(['no-key', 'no-disk'])

const schema = z.object({
  count: z.coerce.number().int().min(1).default(10_000),
  kills: z.coerce.number().int().min(0).default(140),
  seed: z.coerce.number().int().min(0).optional(),
  control: control.optional(),
  instances: z.boolean().default(false),
})

export type ChaosOptions = z.infer<typeof schema> & { seed: number }

/** The options of the command line; throws a Problem that says which are possible. */
export function readOptions(args: string[]): ChaosOptions {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args,
      options: {
        ...{ count: text, kills: text, seed: text, control: text },
        instances: { type: 'boolean' },
      },
    })
    const options = schema.parse(values)
    return { ...options, seed: options.seed ?? Math.floor(Math.random() * 1e9) }
  } catch {
    throw new Problem(
      'Possible are --count 10000, --kills 140, --seed 7, --control no-key or no-disk, and --instances.',
    )
  }
}
