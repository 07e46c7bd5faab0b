import { parseArgs } from 'node:util'
import { z } from 'zod'
import { explain, Problem } from '../../scripts/launcher/problem.mjs'

/**
 * The options of a command line by their schemas: a boolean is a flag, an array may be given several
 * times. Ends the command with the possible ones if any is wrong.
 */
export function readOptions<Shape extends z.ZodRawShape>(
  shape: Shape,
): z.output<z.ZodObject<Shape>> {
  const schema = z.object(shape)
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const possible = Object.entries(json.properties ?? {}) as [string, JsonSchema][]
  return readOrExit(() => {
    try {
      const options = Object.fromEntries(
        possible.map(([name, { type }]) => [
          name,
          { type: type === 'boolean' ? 'boolean' : 'string', multiple: type === 'array' } as const,
        ]),
      )
      return schema.parse(parseArgs({ args: process.argv.slice(2), options }).values)
    } catch {
      throw new Problem(`Possible are ${possible.map(describe).join(', ')}.`)
    }
  })
}

type JsonSchema = { type?: string; enum?: string[]; default?: unknown; items?: JsonSchema }

/** "--count 10000", "--control no-key or no-disk" or "--short". */
const describe = ([name, { type, enum: names, default: usual, items }]: [string, JsonSchema]) =>
  [
    `--${name}`,
    ...(type === 'boolean' ? [] : [names?.join(' or ') ?? textOf(usual ?? items)]),
  ].join(' ')

const textOf = (usual: unknown) => (Array.isArray(usual) ? usual.join() : String(usual))

/** What `read` returns, or the end of the command with its sentence about what is wrong. */
export function readOrExit<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

/** An integer from 0, with this default. */
export const number = (usual: number) => z.coerce.number().int().min(0).default(usual)

/** An integer from 1, with this default. */
export const count = (usual: number) => z.coerce.number().int().min(1).default(usual)

/** An option without a value. */
export const flag = z.boolean().default(false)

/** Makes a run repeatable; chosen at random unless given. */
export const seed = number(Math.floor(Math.random() * 1e9))
