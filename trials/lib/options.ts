import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../scripts/launcher/problem.mjs'

/** Parses the options of a command line by their schema; throws a Problem that lists the possible ones. */
export function readOptions<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  possible: string,
): z.output<z.ZodObject<Shape>> {
  const names = Object.keys(schema.shape)
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
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

/** Makes a run repeatable; random by default. */
export const seed = integer.default(() => Math.floor(Math.random() * 1e9))
