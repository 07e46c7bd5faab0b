import { parseArgs } from 'node:util'
import { z } from 'zod'
import { findPage, pages } from '../../content/pages/index.ts'
import { Problem } from '../launcher/problem.mjs'

/**
 * How pages are made worse, so that goals must be missed: with their scripts awake, as the framework
 * writes them, or without their language and with pictures that move what is below.
 */
const controls = ['awake', 'faulty'] as const

const schema = z.object({
  /** Only these pages of the table. */
  page: z.array(z.string().refine(findPage)).default(pages.map(({ path }) => path)),
  runs: z.coerce.number().int().min(1).default(3),
  /** How often each page is visited without its scripts; otherwise as often as with them. */
  bare: z.coerce.number().int().min(1).optional(),
  /** Only what does not depend on how fast the machine is. */
  untimed: z.boolean().default(false),
  control: z.enum(controls).optional(),
  /** A page of another website, which knows itself by our front's address: measured in turns with ours. */
  beside: z.url().optional(),
  /** The line and the processor are really slowed down, not reckoned with afterwards. */
  applied: z.boolean().default(false),
  /** Puts the lines of these pages into docs/lighthouse.md. */
  write: z.boolean().default(false),
})

export type LighthouseOptions = z.infer<typeof schema>

/** The options of the command line; throws a Problem that says which are possible. */
export function readOptions(args: string[]): LighthouseOptions {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  const possible = {
    ...{ page: { ...text, multiple: true }, runs: text, bare: text, control: text, beside: text },
    ...{ untimed: flag, applied: flag, write: flag },
  }
  try {
    return schema.parse(parseArgs({ args, options: possible }).values)
  } catch {
    throw new Problem(
      'Possible are --page /AboutUs (as often as you like), --runs 3, --bare 1, --untimed, --control awake or faulty, --beside <address>, --applied and --write.',
    )
  }
}
