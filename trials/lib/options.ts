import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../scripts/launcher/problem.mjs'

/**
 * Parses the options of a command line by their schema: a boolean is a flag, an array may be given
 * several times. Throws a Problem that lists the possible options.
 */
export function readOptions<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  possible: string,
): z.output<z.ZodObject<Shape>> {
  const options = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, kindOf(field as z.ZodType)]),
  )
  try {
    return schema.parse(parseArgs({ args: process.argv.slice(2), options }).values)
  } catch {
    throw new Problem(`Possible are ${possible}.`)
  }
}

/** An integer from 0. */
export const integer = z.coerce.number().int().min(0)

/** An integer from 1, with this default. */
export const count = (usual: number) => integer.min(1).default(usual)

/** An option without a value. */
export const flag = z.boolean().default(false)

/** Makes a run repeatable; random by default. */
export const seed = integer.default(() => Math.floor(Math.random() * 1e9))

function kindOf(field: z.ZodType) {
  const accepts = (value: unknown) => field.safeParse(value).success
  // A number accepts all three after conversion.
  const isText = accepts('1')
  const isFlag = accepts(true) && !isText
  return { type: isFlag ? 'boolean' : 'string', multiple: accepts([]) && !isText } as const
}
