import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../../scripts/launcher/problem.mjs'

const number = z.coerce.number().int().min(1)

const schema = z.object({
  seed: z.coerce.number().int().min(0).optional(),
  short: z.boolean().default(false),
  /** How many texts are shown to the browser as each door writes them, and as they are. */
  texts: number.optional(),
  /** How many are put into the CMS, and the most real pages that are then visited. */
  rows: number.optional(),
  files: number.optional(),
  requests: number.optional(),
  posts: number.optional(),
  /** What is done wrong, so that the check must fail. */
  control: z.enum(['no-sanitiser', 'careless-proxy']).optional(),
})

type Extent = { texts: number; rows: number; files: number; requests: number; posts: number }

export type HostileOptions = Extent & {
  seed: number
  control: z.infer<typeof schema>['control']
}

const WHOLE: Extent = { texts: 50_000, rows: 200, files: 500, requests: 5_000, posts: 100_000 }
const SHORT: Extent = { texts: 120, rows: 25, files: 12, requests: 300, posts: 300 }

/** The options of the command line; throws a Problem that says which are possible. */
export function readOptions(args: string[]): HostileOptions {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args,
      options: {
        ...{ seed: text, texts: text, rows: text, files: text, requests: text },
        ...{ posts: text, control: text },
        short: { type: 'boolean' },
      },
    })
    const {
      short,
      seed = Math.floor(Math.random() * 1e9),
      control,
      ...given
    } = schema.parse(values)
    const usual = short || control ? SHORT : WHOLE
    return {
      ...{ seed, control, texts: given.texts ?? usual.texts, rows: given.rows ?? usual.rows },
      ...{ files: given.files ?? usual.files, requests: given.requests ?? usual.requests },
      posts: given.posts ?? usual.posts,
    }
  } catch {
    throw new Problem(
      'Possible are --short, --seed 7, --texts 50000, --rows 200, --files 500, --requests 5000, --posts 100000 and --control no-sanitiser or careless-proxy.',
    )
  }
}
