import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { faults } from '../faults.ts'

/** The faults of a CMS that answers, and an address that no name server knows. */
const failures = [...faults, 'unresolved'] as const

export type Failure = (typeof failures)[number]

const number = z.coerce.number().int().min(0)

const schema = z.object({
  seed: number.optional(),
  short: z.boolean().default(false),
  /** Which failures; all of them, or three in a short run. */
  failures: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(failures)))
    .optional(),
  /** How many of the failures are also there while the site is built. */
  builds: number.optional(),
  mutations: number.optional(),
  hours: number.optional(),
  /** What the site does wrong, so that the check must fail. */
  control: z.enum(['catch-empty', 'immediate-expiry']).optional(),
})

export type Control = NonNullable<z.infer<typeof schema>['control']>

export type ContentOptions = {
  seed: number
  failures: readonly Failure[]
  /** How often every page is asked for while one failure lasts. */
  rounds: number
  builds: number
  mutations: number
  hours: number
  control: Control | undefined
}

type Extent = Omit<ContentOptions, 'seed' | 'control'>

const WHOLE: Extent = { failures, rounds: 4, builds: 2, mutations: 2_000, hours: 25 }
const SHORT: Extent = {
  failures: ['refused', 'truncated', 'empty'],
  ...{ rounds: 2, builds: 0, mutations: 100, hours: 2 },
}

/** The options of the command line; throws a Problem that says which are possible. */
export function readOptions(args: string[]): ContentOptions {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args,
      options: {
        ...{ seed: text, failures: text, builds: text, mutations: text, hours: text },
        ...{ control: text, short: { type: 'boolean' } },
      },
    })
    const {
      short,
      control,
      seed = Math.floor(Math.random() * 1e9),
      ...given
    } = schema.parse(values)
    const usual = short || control ? SHORT : WHOLE
    return {
      ...{ seed, control, rounds: usual.rounds },
      failures: given.failures ?? usual.failures,
      builds: given.builds ?? usual.builds,
      mutations: given.mutations ?? usual.mutations,
      hours: given.hours ?? usual.hours,
    }
  } catch {
    throw new Problem(
      `Possible are --short, --seed 7, --builds 2, --mutations 2000, --hours 25, --control catch-empty or immediate-expiry, and --failures with some of ${failures.join(',')}.`,
    )
  }
}
