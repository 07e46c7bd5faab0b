import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../scripts/launcher/problem.mjs'

/**
 * The options of a command line by their schema: a boolean field is a flag, an array may be given
 * several times. Throws a Problem that lists what is possible.
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

/** A whole number from 1, with this default. */
export const count = (usual: number) => z.coerce.number().int().min(1).default(usual)

function kindOf(field: z.ZodType) {
  const accepts = (value: unknown) => field.safeParse(value).success
  const isFlag = accepts(true) && !accepts('1')
  return { type: isFlag ? 'boolean' : 'string', multiple: accepts([]) } as const
}
