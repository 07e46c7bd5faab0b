import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../scripts/launcher/problem.mjs'

/** An option without a value. */
export const flag = z.boolean().default(false)

/** An integer from 0. */
export const count = z.coerce.number().int().min(0)

/** Makes a run repeatable; chosen at random unless given. */
export const seed = count.default(() => Math.floor(Math.random() * 1e9))

/**
 * The reader of a command line with these options, each `--name value` or a `flag`.
 * @param usage the sentence of the Problem that it throws when an option is unknown or invalid
 */
export function defineOptions<Shape extends z.ZodRawShape>(shape: Shape, usage: string) {
  const schema = z.object(shape)
  const options = Object.fromEntries(
    Object.entries(shape).map(([name, type]) => [
      name,
      { type: type === flag ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  return (args: string[] = process.argv.slice(2)): z.infer<typeof schema> => {
    try {
      return schema.parse(parseArgs({ args, options }).values)
    } catch {
      throw new Problem(usage)
    }
  }
}
