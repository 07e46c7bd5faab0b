import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../../scripts/launcher/problem.mjs'

const count = (otherwise: number) => z.coerce.number().int().min(1).default(otherwise)

const schema = z.object({
  /** Of the large site. */
  notices: count(10_000),
  /** Of those, how many have a paper. */
  files: count(2_000),
  publishes: count(1_000),
  rounds: count(5),
  /** For each page in each round. */
  requests: count(1_000),
})

export type ScaleOptions = z.infer<typeof schema>

/** The options of the command line; throws a Problem that says which are possible. */
export function readScaleOptions(args: string[]): ScaleOptions {
  const text = { type: 'string' } as const
  const options = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text]))
  try {
    return schema.parse(parseArgs({ args, options }).values)
  } catch {
    throw new Problem(
      'Possible are --notices 10000 --files 2000 --publishes 1000 --rounds 5 --requests 1000.',
    )
  }
}
